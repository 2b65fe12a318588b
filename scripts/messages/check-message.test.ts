import { describe, expect, it } from 'vitest'
import { checkMessage } from './check-message.ts'

const count = '{count, plural, =0 {No product} one {# product} other {# products}}'
const hindiCount = '{count, plural, =0 {कोई उत्पाद नहीं} one {# उत्पाद} other {# उत्पाद}}'

describe('a translation that is right', () => {
  it.each([
    ['hi', 'कार्ट खाली है', 'The cart is empty'],
    ['ta', '{product} நீக்கு', 'Remove {product}'],
    ['te', 'UPI, OTP', 'UPI, OTP'],
    ['kn', '{amount} × {count}', '{amount} × {count}'],
    ['bn', 'WhatsApp-এ পাঠান', 'Send on WhatsApp'],
    ['ta', 'கூப்பன் பயன்படுத்\u00adதப்பட்டது', 'Coupon applied'],
    ['hi', hindiCount, count],
    ['hi', '<b>{name}</b> का घर', 'Home of <b>{name}</b>'],
  ] as const)('%s: %s', (language, message, english) => {
    expect(checkMessage(language, message, english)).toEqual([])
  })
})

describe('a translation that is wrong', () => {
  it.each([
    ['hi', '', 'Empty', /is empty/],
    ['hi', ' खाली', 'Empty', /begins or ends with a space/],
    ['kn', 'ಕ\u{0CC6}\u{0CC2}', 'Buy', /not in Unicode NFC/],
    ['hi', 'हटाएँ {product', 'Remove {product}', /not valid ICU/],
    ['hi', 'हटाएँ {name}', 'Remove {product}', /has the arguments \{name\}, English has \{product\}/],
    ['hi', '{name} का घर', 'Home of <b>{name}</b>', /has the arguments/],
    ['hi', '{count} उत्पाद', count, /does not count \{count\}/],
    ['hi', '{count, plural, one {# उत्पाद} other {# उत्पाद}}', count, /without =0/],
    ['hi', '{count, plural, =0 {शून्य} other {# उत्पाद}}', count, /without one/],
    [
      'hi',
      '{kind, select, a {क} other {ख}}',
      '{kind, select, b {B} other {C}}',
      /among a, other, English among b, other/,
    ],
    ['te', 'Buy now', 'Buy now', /same as in English/],
    ['ta', 'Buy இப்போது everything today', 'Buy everything now', /only \d+ % Tamil/],
    ['ta', 'கூப்பன் பயன்படுத்தப்பட்டது', 'Coupon applied', /"பயன்படுத்தப்பட்டது", too long for a line/],
    ['te', 'ಈಗ ಖರೀದಿಸಿ', 'Buy now', /only 0 % Telugu/],
  ] as const)('%s: %s', (language, message, english, problem) => {
    expect(checkMessage(language, message, english)).toContainEqual(expect.stringMatching(problem))
  })
})

it('asks English too for the empty count', () => {
  const english = '{count, plural, one {# product} other {# products}}'
  expect(checkMessage('en', english, english)).toEqual(['counts {count} without =0'])
})
