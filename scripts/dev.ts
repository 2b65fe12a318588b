// `npm run dev`: the shop in one process. Vite updates pages and widgets in place; a change of the API or of the server
// starts the process again.
import { spawn } from 'node:child_process'
import { root } from './lib/root.ts'

const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/storefront/server/dev.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
