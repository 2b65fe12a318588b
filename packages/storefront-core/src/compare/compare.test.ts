import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../catalog/index.ts'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import { addCompared, comparedFacts, compareLimit, parseCompared } from './index.ts'

describe('what is compared', () => {
  it('is each product once, and at most four', () => {
    const four = ['a', 'b', 'c', 'd']
    expect(four.reduce<readonly string[] | null>((handles, handle) => addCompared(handles ?? [], handle), [])).toEqual(
      four,
    )
    expect(addCompared(four, 'b')).toBe(four)
    expect(addCompared(four, 'e')).toBeNull()
    expect(compareLimit).toBe(4)
  })

  it.each([
    ['["a","b","a",""]', ['a', 'b']],
    ['["a","b","c","d","e"]', ['a', 'b', 'c', 'd']],
    [`["${'x'.repeat(201)}","a"]`, ['a']],
    ['[1]', []],
    ['nonsense', []],
    [null, []],
  ])('is read from the device: %s', (stored, handles) => {
    expect(parseCompared(stored)).toEqual(handles)
  })
})

describe('comparedFacts', () => {
  const aDetail = (changes: Parameters<typeof aProduct>[0]) => aProduct(changes) as ProductDetail
  const litre = aVariant({ id: 'v2', price: 40_000, netQuantity: { value: 1, unit: 'l' } })

  it('takes the lowest price per unit of what is for sale', () => {
    const soldOut = aVariant({ id: 'v3', price: 100, inventoryQuantity: 0 })
    const facts = comparedFacts(aDetail({ variants: [aVariant(), litre, soldOut] }))
    expect(facts).toEqual({
      variant: aVariant(),
      isForSale: true,
      lowestUnitPrice: { amount: 40_000, per: { value: 1, unit: 'l' } },
      composition: { text: 'Azadirachtin', lang: 'en' },
    })
  })

  it.each([
    ['packs that do not say what is in them', [aVariant({ netQuantity: null })]],
    ['packs in different units', [litre, aVariant({ id: 'v4', netQuantity: { value: 1, unit: 'kg' } })]],
  ])('has no price per unit for %s', (_, variants) => {
    expect(comparedFacts(aDetail({ variants })).lowestUnitPrice).toBeNull()
  })

  it('tells of a product without packs that it is not for sale', () => {
    expect(comparedFacts(aDetail({ variants: [], productType: 'Seeds' }))).toEqual({
      variant: null,
      isForSale: false,
      lowestUnitPrice: null,
      composition: null,
    })
  })
})
