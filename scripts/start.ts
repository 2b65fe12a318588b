// `npm start`: builds the shop when its sources changed, opens the database and serves.
import { explainFailure } from './bootstrap/explain-failure.mjs'
import { buildShopIfStale } from './start/build-shop.ts'
import { explainListenError, preflight } from './start/preflight.ts'
import { waitForPort } from './start/wait-for-port.ts'

function stop(sentences: readonly string[]): never {
  process.stderr.write(`\n${sentences.join('\n')}\n`)
  process.exit(1)
}

/** Leaves at once while nothing is open yet; once the server handles the signal itself, a second one cannot cut it short. */
function leaveOn(signal: 'SIGINT' | 'SIGTERM'): void {
  let isClosing = false
  process.on(signal, () => {
    if (isClosing) return
    isClosing = process.listenerCount(signal) > 1
    if (!isClosing) process.exit(0)
  })
}

leaveOn('SIGINT')
leaveOn('SIGTERM')
const checked = await preflight(process.env)
if (!checked.ok) stop(checked.obstacles)
const { host, port } = checked.config

const isBuilt = await buildShopIfStale(() => process.stdout.write('2/4 Building the shop (after each change)\n'))
if (!isBuilt) stop(['The shop could not be built; the lines above say why.'])

function explain(error: NodeJS.ErrnoException): string {
  if (error.code?.startsWith('EADDR')) return explainListenError(error.code, host, port)
  return explainFailure(String(error.stack)) ?? String(error.stack)
}

process.on('uncaughtException', (error) => stop([explain(error)]))
process.stdout.write('3/4 Opening the database (about a minute the first time)\n')
const everywhere = host === '0.0.0.0' || host === '::'
const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
void waitForPort(everywhere ? 'localhost' : host, port).then(() =>
  process.stdout.write(`4/4 The shop is open: http://${name}:${port} (Ctrl-C closes it)\n`),
)
// By address, as the types of the shop are checked with the shop.
import(new URL('../apps/storefront/server/main.ts', import.meta.url).href).catch((error: unknown) =>
  stop([error instanceof Error ? explain(error) : String(error)]),
)
