// `npm test`: every check and every test, in one run. Stops at the first step that fails, unless --keep-going;
// --only=types,lint runs some of them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'
import { readTestReport } from './lib/test-reports.ts'
import { countStep, type Count } from './test-all/count-step.ts'
import { inBatches } from './test-all/in-batches.ts'
import { clearReports, steps, type Step } from './test-all/steps.ts'

const { values } = parseArgs({ options: { 'keep-going': { type: 'boolean' }, only: { type: 'string' } } })
const only = values.only?.split(',')

async function run({ name, command: [program, ...parameters], report }: Step, quiet: boolean): Promise<Count> {
  if (!quiet) console.log(`\n=== ${name}`)
  const started = Date.now()
  const { exitCode, output } = await runCommand(program, parameters, { quiet })
  if (quiet) console.log(`\n=== ${name}\n${output.trimEnd()}`)
  const path = report === undefined ? null : join(root, 'reports', report)
  const tests = path === null ? null : existsSync(path) ? readTestReport(readFileSync(path, 'utf8')) : []
  const skipped = tests?.filter(({ status }) => status === 'skipped').length ?? 0
  const flaky = tests?.filter(({ status }) => status === 'flaky') ?? []
  const count = countStep(exitCode, tests)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const outcome = count.failed === 0 ? 'passed' : `FAILED: ${count.failed} of ${count.failed + count.passed}`
  console.log(`--- ${name}: ${outcome} in ${seconds} s${skipped === 0 ? '' : `, ${skipped} SKIPPED`}`)
  for (const { title } of flaky) console.warn(`*** FLAKY, passed at its second try: ${title} ***`)
  return count
}

/** As many at once as a small machine has cores. */
const lanes = 2

async function runBatch(batch: readonly Step[]): Promise<void> {
  const waiting = batch.values()
  const lane = async () => {
    for (const step of waiting) {
      const { passed, failed } = await run(step, batch.length > 1)
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

clearReports()
const total = { passed: 0, failed: 0 }
const skipped: string[] = []
for (const batch of inBatches(steps.filter(({ name }) => only?.includes(name) ?? true))) {
  const obstacle = await batch[0]?.obstacle?.()
  if (obstacle) {
    skipped.push(`*** SKIPPED ${batch[0]?.name ?? ''}: ${obstacle} ***`)
    continue
  }
  await runBatch(batch)
  if (total.failed > 0 && !values['keep-going']) break
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
for (const line of skipped) console.warn(`\n${line}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
