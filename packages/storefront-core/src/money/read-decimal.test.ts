import { describe, expect, it } from 'vitest'
import { readDecimal } from './index.ts'

describe('readDecimal', () => {
  it.each([
    ['0', 0],
    ['249', 24_900],
    ['249.5', 24_950],
    ['249.50', 24_950],
    ['249.05', 24_905],
    ['1.1000000', 110],
    ['0.29', 29],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('reads %s', (text, paise) => {
    expect(readDecimal(text)).toBe(paise)
  })

  it.each(['', '-1', '+1', '1e3', '1,000', '1.', '.5', '1.005', 'NaN', '90071992547409.92'])(
    'finds no amount in %j',
    (text) => {
      expect(readDecimal(text)).toBeNull()
    },
  )
})
