import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatrixPart } from '../../tooling/test-matrix.ts'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'
import { readTestReport } from '../lib/test-reports.ts'
import { countStep } from './count-step.ts'
import type { Step } from './steps.ts'
import type { StepOutcome } from './summary.ts'

/** How often a step that prints nothing yet says that it still runs, in ms. */
const progressMs = 15_000

/** Runs a step to its end and says how it went; a quiet one prints what its command printed when it has ended. */
export async function runStep(
  { name, command: [program, ...parameters], report, env }: Step,
  part: MatrixPart,
  quiet: boolean,
): Promise<StepOutcome> {
  if (!quiet) console.log(`\n=== ${name}`)
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  const progress = setInterval(() => {
    if (quiet) console.log(`... ${name}: ${elapsed().toFixed(0)} s`)
  }, progressMs)
  const { exitCode, output } = await runCommand(program, parameters, { quiet, env: { ...env, TEST_PART: part } })
  clearInterval(progress)
  if (quiet) console.log(`\n=== ${name}\n${output.trimEnd()}`)
  const path = report === undefined ? null : join(root, 'reports', part, report)
  const tests = path === null ? null : existsSync(path) ? readTestReport(readFileSync(path, 'utf8')) : []
  const outcome = { name, seconds: elapsed(), tests, ...countStep(exitCode, tests) }
  say(outcome)
  return outcome
}

function say({ name, seconds, tests, passed, failed, skipped }: StepOutcome): void {
  const count = tests === null ? '' : `${passed} tests `
  const words = failed === 0 ? `${count}passed` : `FAILED: ${failed} of ${failed + passed}`
  console.log(`--- ${name}: ${words} in ${seconds.toFixed(1)} s${skipped === 0 ? '' : `, ${skipped} SKIPPED`}`)
  for (const { title, status } of tests ?? []) {
    if (status === 'flaky') console.warn(`*** FLAKY, passed at its second try: ${title} ***`)
  }
}
