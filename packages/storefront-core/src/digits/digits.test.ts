import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOnly, editPincode, isValidPincode, normalizePincode, toAsciiDigits } from './index.ts'

/** The zeros of the scripts that shoppers type. */
const zeros = { hi: 0x966, bn: 0x9e6, te: 0xc66, kn: 0xce6, ta: 0xbe6, arabic: 0x660, full: 0xff10, bold: 0x1d7ce }

describe('toAsciiDigits', () => {
  it.each(Object.entries(zeros))('[02.10] reads the digits of %s', (_, zero) => {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('')
    expect(toAsciiDigits(digits)).toBe('0123456789')
  })

  it('[02.10] reads every decimal digit that Unicode has', () => {
    const digits = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character))
    const runs = digits.map(toAsciiDigits).join('').match(/.{10}/g) ?? []
    expect(runs.length).toBe(digits.length / 10)
    expect(new Set(runs)).toEqual(new Set(['0123456789']))
  })

  it('[02.10] leaves everything else', () => {
    expect(toAsciiDigits('क१ ½ Ⅷ x9')).toBe('क1 ½ Ⅷ x9')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toAsciiDigits(toAsciiDigits(text))).toBe(toAsciiDigits(text))
      }),
    )
  })
})

describe('digitsOnly', () => {
  it('[02.10] drops what is no digit and caps the length', () => {
    expect(digitsOnly(' १2-३ ', 6)).toBe('123')
    expect(digitsOnly('1234', 3)).toBe('123')
  })
})

describe('normalizePincode', () => {
  it('[02.10] keeps six digits of any script', () => {
    expect(normalizePincode('५६० ००१7')).toBe('560001')
  })
})

describe('editPincode', () => {
  it.each([
    ['5', '', '5'],
    ['57000', '570001', '57000'],
    ['५७०००१', '57000', '570001'],
    ['5700019', '570001', '570001'],
    ['5970001', '570001', '570001'],
    ['9570001', '570001', '570001'],
    ['110001', '570001', '110001'],
    ['11000199', '570001', '110001'],
  ])('[16.3] makes %j of %j the pincode %j', (text, before, pincode) => {
    expect(editPincode(text, before)).toBe(pincode)
  })
})

describe('validity', () => {
  it('[28.3] wants exactly six digits of a pincode', () => {
    expect(['56000', '560001', '5600011', '56 001', 'x560001', '560001x'].map(isValidPincode)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
