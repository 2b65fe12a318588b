import { describe, expect, it } from 'vitest'
import { coinTexts } from './coin-texts.ts'

describe('what the shop says of coins', () => {
  it('[27.2] [27.4] names worth, validity, the most of one order and what coins are not, in each language', () => {
    expect(Object.keys(coinTexts)).toEqual(['en', 'hi', 'te', 'ta', 'kn'])
    for (const { termsAndConditions } of Object.values(coinTexts)) {
      expect(termsAndConditions.match(/<li>/g)).toHaveLength(4)
      expect(termsAndConditions).toMatch(/₹1\D[\s\S]*180[\s\S]*100/)
    }
  })
})
