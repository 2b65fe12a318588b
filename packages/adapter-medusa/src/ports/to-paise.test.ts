import { describe, expect, it } from 'vitest'
import { toPaise } from './to-paise.ts'

describe('toPaise', () => {
  it.each([
    [0, 0],
    [245, 24_500],
    [149.5, 14_950],
    [4.35, 435],
    [1.005, 101],
    [0.615, 62],
    [1.004999, 100],
    [0.29, 29],
    [26.666666666666668, 2_667],
    [466.6666666666667, 46_667],
    [99.999, 10_000],
    [5e-7, 0],
    [90_071_992_547.99, 9_007_199_254_799],
  ])('reads %d rupees as %d paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise)
  })
})
