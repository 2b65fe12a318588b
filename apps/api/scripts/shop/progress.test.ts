import { expect, it } from 'vitest'
import { describeProgress } from './progress.ts'

it.each([
  [0, 0, '[------------------------------]   0 %, 0 lines'],
  [123_000, 0.5, '[###############---------------]  50 %, 1,23,000 lines'],
  [7, 1, '[##############################] 100 %, 7 lines'],
  [1_000, undefined, '1,000 lines'],
])('shows %i lines of %s as %s', (lines, share, expected) => {
  expect(describeProgress(lines, share)).toBe(expected)
})
