import { describe, expect, it } from 'vitest'
import { byInitial } from './by-initial.ts'

const group = (names: readonly string[], locale: Parameters<typeof byInitial>[2] = 'en') =>
  byInitial(names, (name) => name, locale).map(({ initial, items }) => `${initial}: ${items.join(', ')}`)

describe('byInitial', () => {
  it('puts names under their letters, in order, whatever their case', () => {
    expect(group(['Tara', 'arun', 'Bhanu', 'Amrit'])).toEqual(['A: Amrit, arun', 'B: Bhanu', 'T: Tara'])
  })

  it('puts an Indic name under its consonant, whatever its vowel', () => {
    expect(group(['किसान', 'तारा', 'कमल', 'केसर'], 'hi')).toEqual(['क: कमल, किसान, केसर', 'त: तारा'])
  })

  it('keeps names without a translation under letters of their own', () => {
    expect(group(['Tara', 'தாரா'], 'ta')).toHaveLength(2)
  })

  it('has no letters for no names', () => {
    expect(group([])).toEqual([])
  })
})
