import { describe, expect, it } from 'vitest'
import { countdownTo } from './index.ts'

const day = 86_400_000

describe('countdownTo', () => {
  it.each([
    [2 * day + 3 * 3_600_000 + 4 * 60_000 + 5_000, { days: 2, hours: 3, minutes: 4, seconds: 5 }],
    [1_000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [day, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [0, null],
    [-5_000, null],
    [NaN, null],
  ])('[35.3] counts what is left of %d ms', (left, expected) => {
    expect(countdownTo(1_000_000 + left, 1_000_000)).toEqual(expected)
  })
})
