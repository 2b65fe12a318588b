import { noSelection, toListingFilters } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import {
  aCollection,
  aProduct,
  aShop,
  createMemoryBackend,
  createMemoryPorts,
  english,
} from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toActiveFilters } from './active-filters.ts'
import { toFilterChips, toFilterSections, toSorts } from './filter-facts.ts'

const products = [
  aProduct({ productId: 'p1', vendorName: english('Kaveri'), rating: { average: 4.5, reviewCount: 2 } }),
  aProduct({ productId: 'p2', vendorName: english('Annapurna'), rating: { average: 2.5, reviewCount: 2 } }),
]
const collections = [{ collection: aCollection({ handle: 'seeds' }), productHandles: ['p1', 'p2'] }]
const { catalog } = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop({ products, collections }) }) })

async function facts(selection: ListingSelection = noSelection, isCounted = true) {
  const options = await catalog.filterOptions({ handle: 'seeds', locale: 'en' })
  const filters = toListingFilters(selection)
  const counts = await catalog.filterCounts({ handle: 'seeds', filters })
  if (!options.ok || !counts.ok) throw new Error('The shop in memory has no filters.')
  return toFilterSections({
    options: options.value,
    counts: isCounted ? counts.value : undefined,
    selection,
    locale: 'en',
  })
}

async function choicesOf(name: string, selection?: ListingSelection) {
  const section = (await facts(selection)).find((each) => each.name === name)
  if (!section || section.kind === 'price') return []
  return section.groups.flatMap(({ choices }) => choices.map(({ label, count }) => [label.text, count]))
}

describe('orders of a listing', () => {
  const none = { brands: [], categories: [], ratings: [], prices: [], availability: [], origins: [], sections: [] }
  const countries = { ...none, sections: [{ id: 9, title: 'Country of Origin', translations: {} }] }

  it('[13.9] are the usual ones, those that the backend can make, or also the one by country', () => {
    expect(toSorts(none)).toBeUndefined()
    expect(toSorts({ ...countries, offeredSorts: ['best-selling'] })).toEqual(['best-selling'])
    expect(toSorts(countries)).toContain('country-of-origin')
  })
})

describe('filter sections', () => {
  it('[13.4] [13.9] stand in the order of the catalogue, without Sort and Filter', async () => {
    expect((await facts()).map(({ name, kind }) => [name, kind])).toEqual([
      ['categories', 'many'],
      ['brands', 'many'],
      ['price', 'price'],
      ['rating', 'one'],
      ['availability', 'one'],
    ])
  })

  it('count what each choice would show, nought too, and nothing while that is not known', async () => {
    expect(await choicesOf('brands')).toEqual([
      ['Kaveri', 1],
      ['Annapurna', 1],
    ])
    expect(await choicesOf('rating')).toEqual([
      ['4 ⭐ and above', 1],
      ['3 ⭐ and above', 1],
      ['2 ⭐ and above', 2],
    ])
    expect(await choicesOf('brands', { ...noSelection, rating: 4 })).toEqual([
      ['Kaveri', 1],
      ['Annapurna', 0],
    ])
    const [, brands] = await facts(noSelection, false)
    expect(brands?.kind === 'many' && brands.groups[0]?.choices[0]?.count).toBeUndefined()
  })

  it('[13.9] begin a category with all of it', async () => {
    expect(await choicesOf('categories')).toEqual([['All', 2]])
  })

  it('[13.4] become chips, each with its section; an unknown handle too, so that it can be taken back', async () => {
    const selection: ListingSelection = {
      ...noSelection,
      brands: ['kaveri', 'no-such-brand'],
      categories: ['crop-nutrition'],
      availability: false,
      price: { min: 0, max: 500 },
    }
    const active = toActiveFilters(await facts(selection))
    expect(active.map((filter) => (filter.section === 'price' ? filter.range : filter.label.text))).toEqual([
      'Crop Nutrition',
      'Kaveri',
      'no-such-brand',
      { min: 0, max: 500 },
      'Out of Stock',
    ])
  })

  it('[13.2] are counted on the chips of a phone', () => {
    const selection: ListingSelection = { ...noSelection, brands: ['a', 'b'], rating: 4, sort: 'rating' }
    expect(toFilterChips(selection)).toEqual([
      { name: 'sort', count: 1 },
      { name: 'filter', count: 3 },
      { name: 'categories', count: 0 },
      { name: 'brands', count: 2 },
      { name: 'rating', count: 1 },
      { name: 'price', count: 0 },
      { name: 'availability', count: 0 },
    ])
  })

  it('[13.2] have a chip for the country of origin where the shop lists countries', () => {
    const names = toFilterChips({ ...noSelection, origin: ['Taiwan'] }, true)
    expect(names.at(-1)).toEqual({ name: 'origin', count: 1 })
    expect(toFilterChips(noSelection).map(({ name }) => name)).not.toContain('origin')
  })
})
