import { expect, it } from 'vitest'
import { checkSpellings } from './check-spellings.ts'

it('finds a word that is written with a dot in one place and without it in others', () => {
  const problems = checkSpellings([
    { place: 'a', text: 'फोन करें' },
    { place: 'b', text: 'अपना फोन' },
    { place: 'c', text: 'फ़ोन नंबर' },
  ])
  expect(problems).toEqual(['c: "फ़ोन" is elsewhere "फोन": write it in one way'])
})

it.each([
  ['a letter with its dot as one code and as two', ['फ़ोन', 'फ\u093cोन']],
  ['words of which one is the beginning of the other', ['फोन', 'फ़ोनों']],
  ['letters of other scripts', ['phone', 'ফোন']],
])('takes as one spelling: %s', (_name, words) => {
  expect(checkSpellings(words.map((text) => ({ place: text, text })))).toEqual([])
})
