import { describe, expect, it } from 'vitest'
import { couponCode, cutToCode } from './coupon-code.ts'

describe('couponCode', () => {
  it.each([
    ['kisan120', 'KISAN120'],
    [' Kisan 120\n', 'KISAN120'],
    ['kisan१२०', 'KISAN120'],
    ['  ', ''],
  ])('[26.2] takes %j for %j', (typed, code) => {
    expect(couponCode(typed)).toBe(code)
  })
})

describe('cutToCode', () => {
  it('[26.1] keeps forty letters', () => {
    expect(cutToCode('a'.repeat(60))).toBe('a'.repeat(40))
    expect(cutToCode('kisan')).toBe('kisan')
  })
})
