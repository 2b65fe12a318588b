import { readOtp } from '@krishi/storefront-core/auth'
import { digitsOnly } from '@krishi/storefront-core/digits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editCode } from './edit-code.ts'

/** The text after an edit with `|` where the caret stands, and the code that it comes to in the same way. */
function edited(text: string, readCode = readOtp, length = 4): string {
  const { code, caret } = editCode(text.replace('|', ''), text.indexOf('|'), length, readCode)
  return `${code.slice(0, caret)}|${code.slice(caret)}`
}

describe('editCode', () => {
  it.each([
    ['a digit at the end', '123|', '123|'],
    ['a digit in the middle of an unfinished code', '19|2', '19|2'],
    ['a digit over another in a full code', '19|234', '19|34'],
    ['a digit at the start of a full code', '9|1234', '9|234'],
    ['a digit too many at the end', '12345|', '1234|'],
    ['a letter', '1a|234', '1|234'],
    ['a space in a full code', '12 |34', '12|34'],
    ['a digit of another script', '1२|3', '12|3'],
    ['a digit of another script over another', '1२|234', '12|34'],
    ['a deletion', '1|34', '1|34'],
    ['the last deletion', '|', '|'],
    ['a message', 'Your code is 4821. Valid for 10 minutes|', '4821|'],
  ])('[32.2] reads %s', (_, text, expected) => {
    expect(edited(text)).toBe(expected)
  })

  it('[32.2] never gives more digits than the code has, and keeps the caret among them', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.integer({ min: 4, max: 8 }), (text, at, length) => {
        const { code, caret } = editCode(text, Math.min(at, text.length), length, digitsOnly)
        expect(code).toMatch(new RegExp(`^\\d{0,${length}}$`))
        expect(caret).toBeLessThanOrEqual(code.length)
      }),
    )
  })
})
