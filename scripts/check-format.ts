// `pnpm format:check`: Prettier on every file that changed since it last looked.
import { runCommand } from './lib/run-command.ts'

const cache = ['--cache', '--cache-strategy', 'content']
const { exitCode } = await runCommand('prettier', ['--check', '--log-level', 'warn', '.', ...cache])
process.exitCode = exitCode
