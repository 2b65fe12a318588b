import { describe, expect, it } from 'vitest'
import { isPesticide } from '@krishi/storefront-core/catalog'
import { generateCatalogue } from './generate-catalogue.ts'
import { sixLanguages } from './localized-tuple.ts'

const { products } = generateCatalogue()

function labelOf(technicalContent: string) {
  const found = products.find((product) => product.technicalContent === technicalContent)
  return found?.extras.plantProtection
}

describe('what the labels of pesticides tell', () => {
  it('is there for every pesticide and for nothing else', () => {
    const wrong = products.filter((product) => isPesticide(product) !== (product.extras.plantProtection !== null))
    expect(wrong.map(({ handle }) => handle)).toEqual([])
  })

  it('is a registration number of its own for each', () => {
    const numbers = products.flatMap(({ extras }) => extras.plantProtection?.registrationNumber ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    const form = /^CIR-\d{5,6}\/20\d{2}-[\w,. +-]+ \([A-Z]+\) \(\d{3}\)-\d{3,4}$/
    expect(numbers.filter((number) => !form.test(number))).toEqual([])
  })

  it.each([
    ['Abamectin 1.9% EC', 'red'],
    ['Quinalphos 25% EC', 'yellow'],
    ['Glyphosate 41% SL', 'blue'],
    ['Thiram 75% WS', 'blue'],
    ['Mancozeb 75% WP', 'green'],
    ['Trichoderma viride 1% WP', 'green'],
    ['Homobrassinolide 0.04% EC', null],
  ])('says of %s that it is %s', (technicalContent, toxicity) => {
    expect(labelOf(technicalContent)).toMatchObject({ toxicity })
  })

  it('takes the worst of a mixture, and the antidote of what in it has one', () => {
    const mixture = labelOf('Profenofos 40% + Cypermethrin 4% EC')
    expect(mixture).toMatchObject({ toxicity: 'yellow', antidote: labelOf('Quinalphos 25% EC')?.antidote })
    expect(labelOf('Chlorantraniliprole 9.3% + Lambda-cyhalothrin 4.6% ZC')).toMatchObject({ toxicity: 'yellow' })
  })

  it('tells an antidote in six languages, and none where it is not certain', () => {
    const antidotes = products.flatMap(({ extras }) => extras.plantProtection?.antidote ?? [])
    expect(antidotes.every((text) => sixLanguages.every((language) => text[language]))).toBe(true)
    expect(labelOf('Quinalphos 25% EC')?.antidote?.en).toMatch(/^Atropine/)
    expect(labelOf('Cypermethrin 10% EC')?.antidote?.en).toMatch(/no specific antidote/)
    expect(labelOf('Cartap Hydrochloride 50% SP')).toMatchObject({ antidote: null })
  })
})
