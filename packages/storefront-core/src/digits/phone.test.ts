import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { editPhone, isValidPhone, normalizePhone } from './index.ts'

/** What people write before the ten digits of a number. */
const prefixes = ['', '+91', '91', '0', '0091', '+91 0', '+91 (0) ', '+91-', '0 ', '91 ']
/** What belongs to no number of an Indian mobile. */
const foreign = ['+', '+1', '+65', '+977', '0065', '001 ', '+92-', '00', '000', '+0']
/** The zeros of the scripts that shoppers type. */
const zeros = [0x30, 0x966, 0x9e6, 0xc66, 0xce6, 0xbe6]

const digit = fc.integer({ min: 0, max: 9 })
const mobile = fc.tuple(fc.constantFrom('6', '7', '8', '9', '91'), fc.stringMatching(/^\d{9}$/)).map((parts) => {
  return parts.join('').slice(0, 10)
})
const number = fc.oneof(
  { weight: 6, arbitrary: mobile },
  { weight: 2, arbitrary: fc.stringMatching(/^\d{8,13}$/) },
  { weight: 1, arbitrary: digit.map((value) => String(value).repeat(10)) },
)
const spelling = fc.record({
  prefix: fc.constantFrom(...prefixes, ...prefixes, ...prefixes, ...foreign),
  number,
  breaks: fc.array(fc.tuple(fc.nat(12), fc.constantFrom(' ', '-', '.', '\u00a0')), { maxLength: 3 }),
  zero: fc.constantFrom(...zeros),
})

function spell({ prefix, number: digits, breaks }: typeof spelling extends fc.Arbitrary<infer Value> ? Value : never) {
  const broken = breaks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), digits)
  return prefix + broken.replace(/^[-. \u00a0]+/, '')
}

function inScript(text: string, zero: number): string {
  return text.replace(/\d/g, (value) => String.fromCodePoint(zero + Number(value)))
}

function typed(text: string): string {
  return [...text].reduce((value, key) => editPhone(value + key, value), '')
}

describe('normalizePhone', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['+919298765432', '9298765432'],
    ['0919876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['09845012345', '9845012345'],
    ['+91 98765-43210', '9876543210'],
    ['(+91) 98765 43210', '9876543210'],
    ['+91 (0) 98765 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['98765', '98765'],
    ['98 76+5', '98765'],
    ['', ''],
    ['abc', ''],
  ])('[02.10] reads %j as %j', (text, phone) => {
    expect(normalizePhone(text)).toBe(phone)
  })

  it.each([
    ['98765432101', '98765432101'],
    ['929876543210', '929876543210'],
    ['91987654321', '91987654321'],
    ['0984501234', '0984501234'],
    ['+65 9123 4567', '+6591234567'],
    ['＋65 9123 4567', '+6591234567'],
    ['9876543210, 9845012345', '9876543210984501'],
  ])('[28.3] never makes a number of a stranger out of %j', (text, kept) => {
    expect(normalizePhone(text)).toBe(kept)
    expect(isValidPhone(kept)).toBe(false)
  })

  it('[28.3] agrees with libphonenumber on 100,000 spellings', () => {
    let valid = 0
    fc.assert(
      fc.property(spelling, (each) => {
        const text = spell(each)
        const phone = normalizePhone(inScript(text, each.zero))
        // 091 is written so often that it is taken, which libphonenumber does not.
        const parsed = parsePhoneNumberFromString(text.replace(/^0(?=[^\d+]*9[^\d+]*1)/, ''), 'IN')
        const isMobile = parsed?.countryCallingCode === '91' && isValidPhone(parsed.nationalNumber)
        valid += Number(isMobile)
        // An assertion for each would take most of the time; fast-check tells which spelling was told apart.
        return (isValidPhone(phone) ? phone : null) === (isMobile ? parsed.nationalNumber : null)
      }),
      { numRuns: 100_000 },
    )
    expect(valid).toBeGreaterThan(30_000)
  })
})

describe('isValidPhone', () => {
  it('[28.3] wants ten digits that can be the number of an Indian mobile', () => {
    const refused = ['987654321', '98765432101', '98765 43210', ' 9876543210', '9876543210\n', '', '९८७६५४३२१०']
    const impossible = ['0987654321', '1234567890', '2222222222', '5876543210', '9999999999', '6666666666']
    expect([...refused, ...impossible].filter(isValidPhone)).toEqual([])
    expect(['6000000000', '7999999999', '9999999998', '8999999999'].every(isValidPhone)).toBe(true)
  })
})

describe('editPhone', () => {
  it.each([
    ['a key too many at the end', '98765432101', '9876543210', '9876543210'],
    ['a key too many in the middle', '98765143210', '9876543210', '9876543210'],
    ['a country code before a whole one', '+9876543210', '9876543210', '9876543210'],
    ['another number in its place', '+91 98450 12345', '9876543210', '9845012345'],
    ['a longer one in its place', '98450123456', '9876543210', '98450123456'],
    ['a key behind what may be a country code', '91929876543', '9192987654', '91929876543'],
    ['a digit taken away', '987654321', '9876543210', '987654321'],
    ['a digit put back in the middle', '9876543210', '987643210', '9876543210'],
  ])('[32.1] takes %s', (_what, text, before, phone) => {
    expect(editPhone(text, before)).toBe(phone)
  })

  it.each(['+919298765432', '09845012345', '00919298765432', '919298765432', '+91 0 92987 65432', '९१९२९८७६५४३२'])(
    '[32.1] reads %s typed key by key as it reads it pasted',
    (text) => {
      expect(typed(text)).toBe(normalizePhone(text))
      expect(isValidPhone(typed(text))).toBe(true)
    },
  )

  it('[32.1] reads every spelling typed key by key as the number that it is', () => {
    const whole = fc.record({ prefix: fc.constantFrom(...prefixes), digits: mobile.filter(isValidPhone) })
    fc.assert(
      fc.property(whole, ({ prefix, digits }) => {
        expect(typed(prefix + digits)).toBe(digits)
      }),
      { numRuns: 2_000 },
    )
  })

  it('[32.1] keeps at most ten digits of a number typed on and on, unless it may begin with a country code', () => {
    const digits = mobile.filter((each) => isValidPhone(each) && !each.startsWith('91'))
    fc.assert(
      fc.property(digits, fc.stringMatching(/^\d{1,20}$/), (phone, more) => {
        expect(typed(phone + more)).toBe(phone)
      }),
    )
  })
})
