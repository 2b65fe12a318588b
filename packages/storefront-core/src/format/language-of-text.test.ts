import { describe, expect, it } from 'vitest'
import { languageOfText } from './language-of-text.ts'

describe('the language of a text', () => {
  it.each([
    ['बीज अच्छे हैं', 'hi'],
    ['విత్తనాలు బాగున్నాయి', 'te'],
    ['விதைகள் நன்று', 'ta'],
    ['ಬೀಜ ಚೆನ್ನಾಗಿದೆ', 'kn'],
    ['বীজ ভালো', 'bn'],
    ['Came up well', 'en'],
    ['बीज Arka से अच्छे निकले', 'hi'],
    ['👍 100%', 'te'],
    ['', 'te'],
  ])('of "%s" is %s', (text, language) => {
    expect(languageOfText(text, 'te')).toBe(language)
  })
})
