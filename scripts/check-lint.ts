// `pnpm lint`: oxlint, which has the usual rules and those that need types from the native compiler, and ESLint for our own rules.
import { join } from 'node:path'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(root, 'node_modules/.cache/eslint/')]
const commands: readonly (readonly [string, readonly string[]])[] = [
  ['oxlint', ['--deny-warnings']],
  ['eslint', ['.', '--max-warnings', '0', ...cache]],
]
for (const [program, parameters] of commands) {
  const { exitCode } = await runCommand(program, parameters)
  if (exitCode !== 0) process.exitCode = 1
}
