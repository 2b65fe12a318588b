import { expect, it } from 'vitest'
import type { TestOutcome } from '../lib/test-reports.ts'
import { newestOutcomes } from './newest-outcomes.ts'

const outcome = (title: string, status: TestOutcome['status']): TestOutcome => ({ title, status, seconds: 0 })

it('takes of a test what the newest report says, and keeps what only an older one has', () => {
  const full = { writtenAt: 1, tests: [outcome('a', 'failed'), outcome('only in full', 'passed')] }
  const gate = { writtenAt: 2, tests: [outcome('a', 'passed'), outcome('a', 'skipped')] }
  expect(newestOutcomes([full, gate])).toEqual([...gate.tests, outcome('only in full', 'passed')])
})
