// `pnpm accessibility`: records for the accessibility statement what the newest reports of stories and e2e tests say. Run the
// whole matrix before; the statement changes with the next start of the shop.
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countResults } from './accessibility/count-results.ts'
import { readOutcomes, reportsOf } from './behaviours/read-outcomes.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'

const kinds = ['stories.json', 'e2e.json'] as const
const missing = kinds.filter((kind) => reportsOf(kind).length === 0)
const [stories, e2e] = kinds.map(readOutcomes)
const newest = Math.max(0, ...kinds.flatMap(reportsOf).map((path) => statSync(path).mtimeMs))
const results = countResults(new Date(newest).toISOString().slice(0, 10), stories ?? [], e2e ?? [])
const empty = (['states', 'pages', 'ways'] as const).filter((kind) => results[kind].total === 0)
if (missing.length === 0 && empty.length === 0) {
  writeFileSync(join(root, 'apps/api/assets/accessibility-results.json'), `${JSON.stringify(results, null, 2)}\n`)
}
reportProblems(
  [
    ...missing.map(
      (kind) => `There is no report ${kind}. The statement would tell nothing of it. Run its tests first.`,
    ),
    ...empty.map(
      (kind) => `The reports have no test of ${kind}. The statement would say 0 of 0. Run the whole matrix first.`,
    ),
  ],
  JSON.stringify(results),
)
