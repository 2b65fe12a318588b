// `npm start`: builds the shop when its sources changed, then opens the database and serves, in this process.
import { explainFailure } from './bootstrap/explain-failure.mjs'
import { buildShopIfStale } from './builds/builds.ts'
import { preflight } from './start/preflight.ts'

function stop(sentences: readonly string[]): never {
  process.stderr.write(`\n${sentences.join('\n')}\n`)
  process.exit(1)
}

function stopWith(error: unknown): never {
  const text = error instanceof Error ? String(error.stack) : String(error)
  stop([explainFailure(text) ?? text])
}

// The server closes cleanly by itself once it is open. Until then there is nothing to close.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(0)
  })
}

const checked = await preflight(process.env)
if (!checked.ok) stop(checked.obstacles)

const isBuilt = await buildShopIfStale(() => process.stdout.write('2/4 Building the shop (after each change)\n'))
if (!isBuilt) stop(['The shop could not be built; the lines above say why.'])

process.on('uncaughtException', stopWith)
process.stdout.write('3/4 Opening the database (about a minute the first time)\n')
// By address, as the types of the shop are checked with the shop. The server says the rest, its address last.
import(new URL('../apps/storefront/server/main.ts', import.meta.url).href).catch(stopWith)
