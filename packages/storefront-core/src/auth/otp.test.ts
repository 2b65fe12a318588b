import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { isWholeOtp, otpLengthOf, readOtp } from './index.ts'

describe('otpLengthOf', () => {
  it.each([
    ['spec', 4, 4],
    ['spec', 8, 8],
    ['india-2026', 4, 6],
    ['india-2026', 8, 8],
  ] as const)('[32.2] under %s a setting of %i asks for %i digits', (compliance, otpLength, expected) => {
    expect(otpLengthOf({ compliance, otpConfig: { ...defaultSettings.otpConfig, otpLength } })).toBe(expected)
  })

  it('[32.2] is four out of the box', () => {
    expect(otpLengthOf(defaultSettings)).toBe(4)
  })
})

describe('readOtp', () => {
  it.each([
    ['1 2-34', '1234'],
    ['१२३४', '1234'],
    ['௧௨௩௪', '1234'],
    ['12', '12'],
    ['12345', '1234'],
    ['abc', ''],
    ['Your code is 4821. It is good for 5 minutes.', '4821'],
    ['4821 is your code\n@shop.example #4821', '4821'],
    ['Order 99: code 4821', '4821'],
  ])('[32.2] reads %j as %j', (text, code) => {
    expect(readOtp(text, 4)).toBe(code)
  })

  it('[32.2] never gives more digits than the code has, and reads what it gave as the same', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d १२३ -]{0,20}$/))
    fc.assert(
      fc.property(typed, fc.integer({ min: 4, max: 8 }), (text, length) => {
        const code = readOtp(text, length)
        expect(code).toMatch(/^\d*$/)
        expect(code.length).toBeLessThanOrEqual(length)
        expect(readOtp(code, length)).toBe(code)
      }),
    )
  })
})

describe('isWholeOtp', () => {
  it.each(['', '123', '0000', '12345'])('[32.2] refuses %j', (code) => {
    expect(isWholeOtp(code, 4)).toBe(false)
  })

  it.each(['1234', '0001', '1000'])('[32.2] takes %j', (code) => {
    expect(isWholeOtp(code, 4)).toBe(true)
  })
})
