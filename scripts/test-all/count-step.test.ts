import { expect, it } from 'vitest'
import type { TestOutcome } from '../lib/test-reports.ts'
import { countStep } from './count-step.ts'

const pass: TestOutcome = { title: 'a', status: 'passed', seconds: 0 }
const fail: TestOutcome = { title: 'b', status: 'failed', seconds: 0 }
const skip: TestOutcome = { title: 'c', status: 'skipped', seconds: 0 }
const flaky: TestOutcome = { title: 'd', status: 'flaky', seconds: 0 }

it.each([
  ['a check that passed', 0, null, { passed: 1, failed: 0, skipped: 0 }],
  ['a check that failed', 1, null, { passed: 0, failed: 1, skipped: 0 }],
  ['tests', 0, [pass, pass, skip], { passed: 2, failed: 0, skipped: 1 }],
  ['failing tests', 1, [pass, fail, fail], { passed: 1, failed: 2, skipped: 0 }],
  ['coverage that is missed', 1, [pass, pass], { passed: 2, failed: 1, skipped: 0 }],
  ['a failure that the exit code forgot', 0, [pass, fail], { passed: 1, failed: 1, skipped: 0 }],
  ['two that passed at their second try', 0, [pass, flaky, flaky], { passed: 3, failed: 0, skipped: 0 }],
  ['three of them', 0, [pass, flaky, flaky, flaky], { passed: 1, failed: 3, skipped: 0 }],
  ['a runner that ran nothing', 0, [], { passed: 0, failed: 1, skipped: 0 }],
] as const)('counts %s', (_, exitCode, tests, count) => {
  expect(countStep(exitCode, tests)).toEqual(count)
})
