import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrackInput, trackLookup } from './index.ts'

describe('what is known of an order', () => {
  it.each([
    ['', '', false],
    ['98765', '98765', false],
    ['९८७६५४३२१०', '9876543210', false],
    ['+91 98765-43210', '9876543210', false],
    ['919876543210', '9876543210', false],
    ['+919298765432', '9298765432', false],
    ['09845012345', '9845012345', false],
    ['98765432101', '98765432101', false],
    ['BH123456789', '123456789', false],
    ['bh 12', '12', false],
    ['#BH123', '123', false],
    ['#123', '123', false],
    ['B', '', true],
    ['BH', '', true],
    ['12a', '12', true],
    ['BH12x', '12', true],
    ['12BH', '12', true],
    ['क', '', true],
    ['9876!', '9876', true],
  ])('[31.7] is read: %j', (text, digits, isRefused) => {
    expect(readTrackInput(text)).toEqual({ digits, isRefused })
  })

  it('[31.7] is digits, whatever is typed, and reads as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { digits } = readTrackInput(text)
        expect(digits).toMatch(/^\+?\d{0,16}$/)
        expect(readTrackInput(digits)).toEqual({ digits, isRefused: false })
      }),
    )
  })

  it('[31.7] leaves a whole number as it was when a key too many is typed', () => {
    expect(readTrackInput('98765432101', '9876543210').digits).toBe('9876543210')
  })

  it.each([
    ['', 'modal', null],
    ['98765432101', 'modal', null],
    ['1234567890', 'modal', null],
    ['1234567890', 'page', null],
    ['+91', 'modal', null],
    ['', 'page', null],
    ['123456789', 'page', null],
    ['1', 'modal', { by: 'number', digits: '1' }],
    ['123456789', 'modal', { by: 'number', digits: '123456789' }],
    ['9876543210', 'modal', { by: 'mobile', digits: '9876543210' }],
    ['9876543210', 'page', { by: 'mobile', digits: '9876543210' }],
  ] as const)('[31.7] %j in the %s is looked up as %j', (digits, place, expected) => {
    expect(trackLookup(digits, place)).toEqual(expected)
  })
})
