/** JavaScript of the filter panel with all that it fetches later, gzip, against react-aria-components. Target: 0.6. */
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compiledMessages } from '../tooling/compile-messages.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const limit = 0.6

interface Weight {
  /** What comes with the page, and what is fetched when pointer or focus is near the panel. */
  readonly first: number
  readonly later: number
}

const ours = await weigh('pages/filter-panel/ours.ts')
const theirs = await weigh('pages/filter-panel/react-aria.tsx')
const total = ({ first, later }: Weight) => first + later
console.log(
  '\nFilter panel, gzip -9, React outside\n\n| variant | first | later | all | ratio |\n|---|--:|--:|--:|--:|',
)
for (const [name, weight] of Object.entries({ 'react-aria-components': theirs, ours })) {
  const ratio = (total(weight) / total(theirs)).toFixed(2)
  console.log(`| ${name} | ${weight.first} | ${weight.later} | ${total(weight)} | ${ratio} |`)
}
if (total(ours) / total(theirs) > limit) process.exitCode = 1

/** Bytes of an entry, its own chunk apart from those that it imports on demand. */
async function weigh(entry: string): Promise<Weight> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: /^(react|react-dom|scheduler)(\/|$)/ },
    },
  })
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((output) => ('output' in output ? output.output : []))
  const weight = { first: 0, later: 0 }
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk') continue
    weight[isStatic(chunk.fileName) ? 'first' : 'later'] += gzipSync(chunk.code, { level: 9 }).length
  }
  return weight

  function isStatic(fileName: string): boolean {
    const byName = new Map(
      chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
    )
    const entries = [...byName.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
    const seen = new Set<string>()
    const queue = [...entries]
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      queue.push(...(byName.get(name)?.imports ?? []))
    }
    return seen.has(fileName)
  }
}
