import { expect, it } from 'vitest'
import type { TestOutcome } from '../lib/test-reports.ts'
import { countResults } from './count-results.ts'

const outcome = (title: string, status: TestOutcome['status']): TestOutcome => ({ title, status, seconds: 0 })

it('[05.5] counts the tests that the accessibility statement tells of, failures too', () => {
  const stories = [outcome('Basic', 'passed'), outcome('Long Text', 'failed'), outcome('Open', 'skipped')]
  const e2e = [
    outcome('in hi the cart has no fault that axe knows, fits 320 px', 'flaky'),
    outcome('in en [35.5] each change is said once: search', 'passed'),
    outcome('in en [35.5] each change is said once: sort', 'failed'),
    outcome('pays online', 'passed'),
  ]
  expect(countResults('2026-11-26', stories, e2e)).toEqual({
    checkedOn: '2026-11-26',
    states: { passed: 1, total: 2 },
    pages: { passed: 1, total: 1 },
    ways: { passed: 1, total: 2 },
  })
})
