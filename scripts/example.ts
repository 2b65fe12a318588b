// `npm run example next`: shows an example of a page that sells, with our packages as a brand's engineer installs them.
import { join } from 'node:path'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'
import { installExample } from './packages/install-example.ts'
import { packPackage } from './packages/pack.ts'
import { publishedPackages } from './packages/published-packages.ts'
import { shopExamples, withoutTelemetry } from './packages/shop-examples.ts'

/** What the examples are made of. */
const needed = new Set(['core', 'hooks', 'ui', 'widgets'].map((name) => `@krishi/storefront-${name}`))

function stop(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

async function packAll(): Promise<ReadonlyMap<string, string>> {
  const archives = new Map<string, string>()
  for (const published of publishedPackages.filter(({ name }) => needed.has(name))) {
    const packed = await packPackage(published, join(root, 'reports/archives'))
    if (!packed.ok) stop(`${published.name} cannot be packed:\n${packed.failure}`)
    archives.set(published.name, packed.archive)
  }
  return archives
}

// The copy of the example goes with this process, however that ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
const name = shopExamples.find((known) => known === process.argv[2])
if (name === undefined)
  stop(`Name one of the examples: ${shopExamples.map((known) => `npm run example ${known}`).join(', ')}`)
console.log('1/3 Packing our packages (about a minute)')
const archives = await packAll()
console.log('2/3 Installing the example with them')
const { folder, exitCode, output } = await installExample(name, archives)
if (exitCode !== 0) stop(`The example cannot be installed:\n${output}`)
console.log(`3/3 Starting it; its address follows. It runs in a copy: ${folder}`)
const { exitCode: ended } = await runCommand('pnpm', ['run', 'dev'], { cwd: folder, env: withoutTelemetry })
process.exitCode = ended
