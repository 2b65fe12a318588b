import type { TestOutcome } from '../lib/test-reports.ts'
import type { Count } from './count-step.ts'

/** How a step ended. */
export interface StepOutcome extends Count {
  readonly name: string
  readonly seconds: number
  /** Null for a step that is a single check. */
  readonly tests: readonly TestOutcome[] | null
}

/** How many of the longest tests are named. */
const slowest = 10

/** The table of a run: each step's seconds and counts, then its slowest tests. */
export function describeRun(outcomes: readonly StepOutcome[], seconds: number): string[] {
  const { passed, failed, skipped } = sumOf(outcomes)
  const rows = [
    ['step', 'seconds', 'passed', 'failed', 'skipped'],
    ...outcomes.map(cellsOf),
    cellsOf({ name: 'whole run', seconds, passed, failed, skipped }),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const table = rows.map(([name = '', ...numbers]) =>
    [name.padEnd(width), ...numbers.map((cell) => cell.padStart(8))].join(' '),
  )
  const tests = outcomes
    .flatMap(({ name, tests: own }) =>
      (own ?? []).map(({ title, seconds: own }) => ({ step: name, title, seconds: own })),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowest)
    .map(({ step, title, seconds: own }) => `${own.toFixed(1).padStart(6)} s  ${step}: ${title}`)
  return [...table, '', 'Slowest tests', ...tests]
}

function cellsOf({ name, seconds, passed, failed, skipped }: Omit<StepOutcome, 'tests'>): string[] {
  return [name, seconds.toFixed(1), ...[passed, failed, skipped].map(String)]
}

/** All steps together. */
export function sumOf(outcomes: readonly Count[]): Count {
  const sum = (pick: (count: Count) => number) => outcomes.reduce((total, count) => total + pick(count), 0)
  return { passed: sum((c) => c.passed), failed: sum((c) => c.failed), skipped: sum((c) => c.skipped) }
}
