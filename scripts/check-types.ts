// `pnpm types`: the compiler over the root and over every package, each with its own settings (ADR 0015).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './lib/run-command.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'

/** As many compilers as a small machine has cores. */
const atOnce = 2

/** Where the compiler notes what it has checked: it looks again at what changed and at what depends on that. */
const cache = join(root, 'node_modules/.cache/types')

const compiler = join(root, 'tooling/compiler/node_modules/.bin/tsc')

const nested = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const projects = ['.', ...nested, 'benchmarks'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
const problems: string[] = []
const waiting = projects.values()

async function work(): Promise<void> {
  for (const project of waiting) {
    const memory = join(cache, `${project === '.' ? 'root' : project.replaceAll('/', '-')}.tsbuildinfo`)
    const parameters = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory, '-p', project]
    const { exitCode, output } = await runCommand(compiler, parameters, { quiet: true })
    if (exitCode === 0) continue
    problems.push(...output.split('\n').filter((line) => /error TS\d+/.test(line)))
    if (!/error TS\d+/.test(output)) problems.push(`${project}: tsc failed: ${output}`)
  }
}

await Promise.all(Array.from({ length: atOnce }, work))
reportProblems([...new Set(problems)], `${projects.length} projects`)
