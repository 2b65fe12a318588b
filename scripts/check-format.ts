// `pnpm format:check`: whether every file is written as `pnpm format` would write it.
import { runCommand } from './lib/run-command.ts'

const { exitCode } = await runCommand('oxfmt', ['--check', '.'])
process.exitCode = exitCode
