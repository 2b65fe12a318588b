import { expect, it } from 'vitest'
import { describeRun, sumOf, type StepOutcome } from './summary.ts'

const lint: StepOutcome = { name: 'lint', seconds: 12.34, passed: 1, failed: 0, skipped: 0, tests: null }
const tests = Array.from({ length: 12 }, (_, index) => ({
  title: `test ${index}`,
  status: 'passed' as const,
  seconds: index,
}))
const e2e: StepOutcome = { name: 'e2e', seconds: 100, passed: 11, failed: 1, skipped: 2, tests }

it('tells the seconds and counts of each step and of the whole run', () => {
  expect(describeRun([lint, e2e], 70).slice(0, 4)).toEqual([
    'step       seconds   passed   failed  skipped',
    'lint          12.3        1        0        0',
    'e2e          100.0       11        1        2',
    'whole run     70.0       12        1        2',
  ])
})

it('names the ten slowest tests, the slowest first', () => {
  const lines = describeRun([lint, e2e], 70).slice(6)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  11.0 s  e2e: test 11')
})

it('sums what steps count', () => {
  expect(sumOf([lint, e2e])).toEqual({ passed: 12, failed: 1, skipped: 2 })
})
