import { describe, expect, it } from 'vitest'
import { hyphenate } from './hyphenate.ts'

describe('hyphenate', () => {
  it.each([
    ['ta', 'புரொஃபெனோஃபாஸ் 50% EC', 'புரொ-ஃபெ-னோஃபாஸ் 50% EC'],
    ['ta', 'பூஞ்சைக்கொல்லி', 'பூஞ்சைக்-கொல்லி'],
    ['te', 'సూడోమోనాస్‌ఫ్లోరెసెన్స్‌', 'సూడో-మో-నాస్‌-ఫ్లో-రెసెన్స్‌'],
    ['te', 'హైబ్రిడ్ విత్తనాలు', 'హైబ్రిడ్ విత్తనాలు'],
    ['kn', 'ಶಿಲೀಂಧ್ರನಾಶಕವು', 'ಶಿಲೀಂ-ಧ್ರ-ನಾ-ಶ-ಕವು'],
    ['kn', 'ಬೀಜ', 'ಬೀಜ'],
  ])('%s: %s', (language, text, broken) => {
    expect(hyphenate(text, language)).toBe(broken.replaceAll('-', '\u00ad'))
  })

  it('breaks no conjunct, and begins no line with a consonant that has no vowel', () => {
    const pieces = ['பாதுகாப்புப்பொருட்கள்', 'பக்ஷிகளுக்கானவை'].flatMap((word) => hyphenate(word, 'ta').split('\u00ad'))
    expect(pieces.filter((piece) => /^\p{L}\u0bcd|^\u0bb7/u.test(piece))).toEqual([])
  })

  it.each([
    ['hi', 'विंध्यबीजसागरपत्तागोभी'],
    ['ta', 'Trichoderma viride 1.5% WP'],
    ['ta', 'ாகாகாகாகாகாகாகாகா'],
  ])('leaves alone %s: %s', (language, text) => {
    expect(hyphenate(text, language)).toBe(text)
  })
})
