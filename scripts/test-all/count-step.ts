import type { TestOutcome } from '../lib/test-reports.ts'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/**
 * How many tests of a step may pass at their second try only, as an e2e test does now and then whose browser a busy machine has
 * kept waiting. They are named, to be mended; where there are more of them, none of them has passed.
 */
const maxFlaky = 2

/**
 * What a step adds to the sum. A step without single tests is one check. One that failed although no test of it did
 * (coverage, an error outside of tests, a missing report) is one failure more.
 */
export function countStep(exitCode: number, tests: readonly TestOutcome[] | null): Count {
  const count = (status: TestOutcome['status']) => (tests ?? []).filter((test) => test.status === status).length
  const flaky = count('flaky')
  const isBorne = flaky <= maxFlaky
  const passed = count('passed') + (isBorne ? flaky : 0)
  const failed = count('failed') + (isBorne ? 0 : flaky)
  const skipped = count('skipped')
  if (exitCode !== 0) return { passed, failed: Math.max(failed, 1), skipped }
  if (tests === null) return { passed: 1, failed: 0, skipped }
  // A runner that says all is well without having run a test has proven nothing.
  return { passed, failed: passed === 0 ? Math.max(failed, 1) : failed, skipped }
}
