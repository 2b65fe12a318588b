// `pnpm mutation`: changes the sources in small ways and sees whether a test notices, in what changed since the last good commit.
//   core, hooks, api   only these packages
//   --all              all sources, not only changed ones: hours
//   --files=a,b        these files
//   --tests=folder     only tests in there, which is quicker while they are written
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { mutatedPackages, type MutatedName } from '../tooling/mutation/packages.ts'
import { changedFiles } from './lib/changed-files.ts'
import { listFiles } from './lib/list-files.ts'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'
import { mutableFiles } from './mutation/mutable-files.ts'

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, files: { type: 'string' }, tests: { type: 'string' } },
  allowPositionals: true,
})
const names = (Object.keys(mutatedPackages) as MutatedName[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
)
const chosen = values.files?.split(',') ?? changedFiles(root).files

for (const name of names) {
  const { folder, leastScore } = mutatedPackages[name]
  const mutate = mutableFiles(
    values.all ? listFiles(join(root, folder)).map((path) => relative(root, path).replaceAll('\\', '/')) : chosen,
    folder,
  )
  if (mutate.length === 0) {
    console.log(`${name}: nothing changed`)
    continue
  }
  const { exitCode } = await runCommand('stryker', ['run', writeSettings(mutate, leastScore)], {
    env: { MUTATED: name, MUTATED_TESTS: values.tests ?? folder, TEST_PART: 'gate' },
  })
  if (exitCode !== 0) process.exitCode = 1
  for (const left of readdirSync(root)) if (/^stryker-setup-\d+\.js$/.test(left)) rmSync(join(root, left))
}

/** Writes down what Stryker reads, and gives where. */
function writeSettings(mutate: readonly string[], leastScore: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'krishi-mutation-')), 'stryker.json')
  const settings = {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tooling/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // A copy of the workspace would lack the links between its packages. The sources are put back at the end.
    inPlace: true,
    mutate,
    concurrency: 1,
    // All tests of the API run once first, in one process.
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 90, low: leastScore, break: leastScore },
    tempDirName: 'reports/stryker',
  }
  writeFileSync(file, JSON.stringify(settings))
  return file
}
