// `pnpm lint`: ESLint on every file, and beside it the rules that need types, which oxlint has from the native compiler in a
// tenth of the time.
import { join } from 'node:path'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(root, 'node_modules/.cache/eslint/')]
const commands: readonly (readonly [string, readonly string[]])[] = [
  ['oxlint', ['--type-aware', '--deny-warnings', 'packages', 'apps']],
  ['eslint', ['.', '--max-warnings', '0', ...cache]],
]
for (const [program, parameters] of commands) {
  const { exitCode } = await runCommand(program, parameters)
  if (exitCode !== 0) process.exitCode = 1
}
