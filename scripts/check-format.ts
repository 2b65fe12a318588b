// `pnpm format:check`: Prettier on every file that changed since it last looked.
import { join } from 'node:path'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(root, 'node_modules/.cache/prettier')]
const { exitCode } = await runCommand('prettier', ['--check', '--log-level', 'warn', '.', ...cache])
process.exitCode = exitCode
