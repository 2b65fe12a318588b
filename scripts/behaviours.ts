// `pnpm behaviours`: which specified behaviours are proven, by the newest reports of the gate and of the whole matrix.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOutsideGate } from './behaviours/list-outside-gate.ts'
import { proveBehaviours } from './behaviours/prove-behaviours.ts'
import { readBehaviours } from './behaviours/read-behaviours.ts'
import { readOutcomes, reportsOf } from './behaviours/read-outcomes.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'

const kinds = ['core.json', 'unit.json', 'api.json', 'browser.json', 'stories.json', 'e2e.json']
const behaviours = readBehaviours(readFileSync(join(root, 'docs/behaviours.md'), 'utf8'))
const tests = kinds.flatMap(readOutcomes)
const { systems, onlyInFull, problems } = proveBehaviours(behaviours, tests, await listOutsideGate())

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
for (const id of onlyInFull) console.log(`${id} is tested in the full matrix only: npm run test:full`)
const missing = kinds.filter((kind) => reportsOf(kind).length === 0)
for (const kind of missing) console.log(`No report ${kind} of any part: its tests did not run, and count as missing.`)
reportProblems(problems, `${total.proven} of ${behaviours.length} behaviours proven by ${tests.length} tests`)
