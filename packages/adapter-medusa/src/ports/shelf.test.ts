import { noFilters } from '@krishi/storefront-hooks/catalog'
import { describe, expect, it } from 'vitest'
import { toFilterOptions } from './filter-options.ts'
import type { MedusaProduct } from './medusa-shapes.ts'
import { arrange, countItems, needsShelf, toItem } from './shelf.ts'

function anItem(handle: string, rupees: number, own: { brand?: string; origin?: string; units?: number } = {}) {
  const { brand = 'megh', origin = 'India', units = 5 } = own
  const product: MedusaProduct = {
    ...{ id: handle, title: handle, subtitle: null, handle, thumbnail: null, material: null, origin_country: origin },
    ...{ description: null, images: undefined },
    collection: { handle: brand, title: brand.toUpperCase() },
    categories: [{ handle: 'seeds', name: 'Seeds', rank: 0 }],
    variants: [
      {
        ...{ id: `${handle}-1`, title: '10 g', sku: null, manage_inventory: true, allow_backorder: false },
        inventory_quantity: units,
        calculated_price: { calculated_amount: rupees, original_amount: rupees },
        inventory_items: undefined,
      },
    ],
  }
  return toItem(product, 'en')
}

const items = [
  anItem('chilli', 300),
  anItem('okra', 100, { brand: 'vindhya', origin: 'Taiwan' }),
  anItem('tomato', 200, { units: 0, origin: '' }),
]

const handles = (...asked: Parameters<typeof arrange>) => arrange(...asked).map(({ product }) => product.handle)

describe('a shelf of Medusa', () => {
  it('is only read whole for what Medusa cannot do', () => {
    expect(needsShelf(noFilters, 'best-selling')).toBe(false)
    expect(needsShelf(noFilters, 'price-low-to-high')).toBe(true)
    for (const filters of [
      { ...noFilters, brandHandleName: ['megh'] },
      { ...noFilters, availability: true },
      { ...noFilters, rating: 4 },
      { ...noFilters, price: { minPrice: 1, maxPrice: null } },
    ]) {
      expect(needsShelf(filters, 'best-selling')).toBe(true)
    }
  })

  it('[13.8] is sorted by price and by origin, what has none last', () => {
    expect(handles(items, noFilters, 'price-low-to-high')).toEqual(['okra', 'tomato', 'chilli'])
    expect(handles(items, noFilters, 'price-high-to-low')).toEqual(['chilli', 'tomato', 'okra'])
    expect(handles(items, noFilters, 'country-of-origin')).toEqual(['chilli', 'okra', 'tomato'])
    expect(handles(items, noFilters, 'best-selling')).toEqual(['chilli', 'okra', 'tomato'])
  })

  it('[13.9] is narrowed by brand, category, origin, price, stock and rating', () => {
    const narrowed = (own: Partial<typeof noFilters>) => handles(items, { ...noFilters, ...own }, 'best-selling')
    expect(narrowed({ brandHandleName: ['vindhya'] })).toEqual(['okra'])
    expect(narrowed({ categoryHandleName: ['saplings'] })).toEqual([])
    expect(narrowed({ countryOfOrigin: ['India'] })).toEqual(['chilli'])
    expect(narrowed({ price: { minPrice: 20_000, maxPrice: null } })).toEqual(['chilli'])
    expect(narrowed({ availability: false })).toEqual(['tomato'])
    expect(narrowed({ rating: 4 })).toEqual([])
  })

  it('[13.9] counts what each choice would show beside those that are made', () => {
    const counts = countItems(items, { ...noFilters, brandHandleName: ['megh'], availability: true })
    expect(counts).toMatchObject({ total: 1, brands: { megh: 1, vindhya: 1 }, availability: { true: 1, false: 1 } })
  })

  it('[13.9] offers what occurs in it, with words in six languages', () => {
    const options = toFilterOptions(items, 'hi')
    expect(options.brands.map(({ collectionHandle }) => collectionHandle)).toEqual([['megh'], ['vindhya']])
    expect(options.origins.map(({ name }) => name)).toEqual(['India', 'Taiwan'])
    expect(options.ratings).toEqual([])
    for (const { translations } of [...options.sections, ...options.availability]) {
      expect(Object.keys(translations).sort()).toEqual(['bn', 'hi', 'kn', 'ta', 'te'])
    }
  })
})
