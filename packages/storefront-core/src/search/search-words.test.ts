import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchWords } from './index.ts'

const joined = (text: string) => searchWords(text).join(' ')

describe('searchWords', () => {
  it.each([
    ['Tomato  Seeds!', 'tomato seeds'],
    ['(Imidacloprid 17.8% SL)', 'imidacloprid 17.8 sl'],
    ['Lambda-cyhalothrin', 'lambda cyhalothrin'],
    ['Ṭamāṭar Café', 'tamatar cafe'],
    ['ＴＯＭＡＴＯ', 'tomato'],
    ['Tоmаto', 'tomato'],
    ['Жук', 'жyk'],
    ['टमाटर, बीज।', 'टमाटर बीज'],
    ['F1 2,4-D', 'f1 2 4 d'],
    ['', ''],
    ['?!—', ''],
    ['ि टमाटर', 'टमाटर'],
  ])('cuts %j into %j', (text, words) => {
    expect(joined(text)).toBe(words)
  })

  it('knows a word whichever way its characters are stored', () => {
    expect(joined('क\u093c')).toBe(joined('\u0958'))
    expect(joined('\u09dc')).toBe(joined('\u09a1\u09bc'))
    expect(joined('క్యాప్\u200cసికం')).toBe('క్యాప్సికం')
    expect(joined('ক\u200d\u09cdষ')).toBe('ক্ষ')
  })

  it.each(['19:19:19', '19-19-19', '19 19 19', '19 : 19 : 19', '19/19/19', '१९:१९:१९', '১৯ ১৯ ১৯', '19:19:19.'])(
    'reads the grade %j',
    (grade) => {
      expect(searchWords(`NPK ${grade} water`)).toEqual(['npk', '19:19:19', 'water'])
    },
  )

  it.each([
    ['00:52:34', ['0:52:34']],
    ['0-0-50', ['0:0:50']],
    ['20:20:0:13', ['20:20:0:13']],
    ['19:19', ['19:19']],
    ['60-65 days', ['60', '65', 'days']],
    ['19 19 19 00:52:34', ['19:19:19', '0:52:34']],
    ['1000 12 61', ['1000', '12', '61']],
    ['12-61-00x', ['12', '61', '00x']],
    ['10 g 250 g', ['10', 'g', '250', 'g']],
  ])('reads the numbers of %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('cuts a word that is longer than any name', () => {
    expect(searchWords('a'.repeat(41))).toEqual(['a'.repeat(40)])
    expect(searchWords('𝒂'.repeat(50))).toEqual(['a'.repeat(40)])
    expect(searchWords('𐐨'.repeat(41))).toEqual(['𐐨'.repeat(40)])
    expect(searchWords('1:'.repeat(50))).toEqual(['1:'.repeat(20)])
  })

  it('gives words that are themselves, made of letters, marks and digits only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        for (const word of searchWords(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}.:]*$/u)
          expect([...word].length).toBeLessThanOrEqual(40)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('does not mind case, spaces or joiners', () => {
    const letters = fc.array(fc.constantFrom(...'aBcĀटमరకు ক্ষ19:.-'), { maxLength: 20 })
    fc.assert(
      fc.property(letters, (all) => {
        expect(searchWords(all.join('\u200d'))).toEqual(searchWords(all.join('').toLowerCase()))
        expect(searchWords(`  ${all.join('')}\n`)).toEqual(searchWords(all.join('')))
      }),
    )
  })
})
