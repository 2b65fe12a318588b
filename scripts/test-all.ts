// `npm test`: the gate, which proves each thing once. `npm run test:full`: the whole matrix.
//   --affected     only the rest of the matrix, of the parts that changed since the last good commit
//   --keep-going   does not stop at the first step that fails
//   --only=a,b     these steps
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { MatrixPart } from '../tooling/test-matrix.ts'
import { changedFiles } from './lib/changed-files.ts'
import { root } from './lib/root.ts'
import type { Count } from './test-all/count-step.ts'
import { inBatches } from './test-all/in-batches.ts'
import { cleanCommit, recordFullRun } from './test-all/record-full-run.ts'
import { runBatch } from './test-all/run-batch.ts'
import { runStep } from './test-all/run-step.ts'
import { stepsOf, type Step } from './test-all/steps.ts'
import { describeRun, sumOf, type StepOutcome } from './test-all/summary.ts'

const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    affected: { type: 'boolean' },
    'keep-going': { type: 'boolean' },
    only: { type: 'string' },
  },
})
const part: MatrixPart = values.affected ? 'rest' : values.full ? 'full' : 'gate'
const only = values.only?.split(',')
const started = performance.now()

function chooseSteps(): readonly Step[] {
  const named = stepsOf(part).filter(({ name }) => only?.includes(name) ?? true)
  if (part !== 'rest') return named
  const { base, files } = changedFiles(root)
  if (base === null) return named
  console.log(`${files.length} files changed since ${base}`)
  const affected = named.filter(({ sources }) => files.some((file) => sources?.test(file)))
  return affected.length > 1 ? affected : []
}

const outcomes: StepOutcome[] = []

// What an earlier run left counts for nothing.
const reports = join(root, 'reports', part)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const leftOut: string[] = []

/** Whether a step can run on this machine. Asked when its turn has come: the first step installs what others need. */
function canRun({ name, obstacle, gap }: Step): boolean {
  const why = obstacle?.() ?? null
  const missing = why === null ? (gap?.() ?? null) : `${name} (${why})`
  if (missing !== null) leftOut.push(missing)
  return why === null
}

const isOver = (ended: readonly StepOutcome[]) => sumOf(ended).failed > 0 && !values['keep-going']

for (const batch of inBatches(chooseSteps())) {
  const able = batch.filter(canRun)
  outcomes.push(...(await runBatch(able, (step) => runStep(step, part, able.length > 1), isOver)))
  if (isOver(outcomes)) break
}

console.log(`\n${describeRun(outcomes, (performance.now() - started) / 1000).join('\n')}\n`)
const commit = only === undefined ? cleanCommit(root) : null
const own = { ...sumOf(outcomes), commit }
writeFileSync(join(reports, 'count.json'), JSON.stringify(own))
const gate = part === 'rest' ? readCount(join(root, 'reports/gate')) : null
const total = gate === null ? own : sumOf([own, gate])
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
// Gate and rest of one commit are the whole matrix, but for twins that are taken by turns and all at night.
const isWhole = part === 'full' || (commit !== null && gate?.commit === commit)
if (process.exitCode === 0 && isWhole && commit !== null) recordFullRun(root, commit)
if (gate !== null) console.log('Together with the gate:')
const without = leftOut.length === 0 ? '' : `; LEFT OUT on this machine: ${leftOut.join(', ')}`
console.log(`${total.passed} passed, ${total.failed} failed${without}`)

/** What a part counted when it ran last; null where it did not. */
function readCount(folder: string): (Count & { readonly commit: string | null }) | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'count.json'), 'utf8')) as Count & { readonly commit: string | null }
  } catch {
    return null
  }
}
