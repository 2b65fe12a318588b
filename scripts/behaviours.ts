// `pnpm behaviours`: which specified behaviours the last test run proved.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { proveBehaviours } from './behaviours/prove-behaviours.ts'
import { readBehaviours } from './behaviours/read-behaviours.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'
import { readTestReport } from './lib/test-reports.ts'

const reports = join(root, 'reports')
const expected = ['core.json', 'unit.json', 'browser.json', 'stories.json', 'e2e.json']

const behaviours = readBehaviours(readFileSync(join(root, 'docs/behaviours.md'), 'utf8'))
const present = existsSync(reports) ? readdirSync(reports).filter((name) => expected.includes(name)) : []
const tests = present.flatMap((name) => readTestReport(readFileSync(join(reports, name), 'utf8')))
const { systems, problems } = proveBehaviours(behaviours, tests)

const sum = (pick: (system: (typeof systems)[number]) => number) =>
  systems.reduce((all, system) => all + pick(system), 0)
const total = {
  system: 'All',
  proven: sum(({ proven }) => proven),
  claimed: sum(({ claimed }) => claimed),
  total: sum((system) => system.total),
}
const width = Math.max(...systems.map(({ system }) => system.length))
console.log(`${'System'.padEnd(width)}  proven  claimed  total`)
for (const { system, proven, claimed, total: all } of [...systems, total]) {
  const numbers = [String(proven).padStart(6), String(claimed).padStart(7), String(all).padStart(5)]
  console.log([system.padEnd(width), ...numbers].join('  '))
}
const missing = expected.filter((name) => !present.includes(name))
for (const name of missing) console.log(`No report reports/${name}: its tests did not run, and count as missing.`)
reportProblems(problems, `${total.proven} of ${behaviours.length} behaviours proven by ${tests.length} tests`)
