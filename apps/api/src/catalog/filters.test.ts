import type { FilterCounts, FilterCountsRequest, FilterOptionsResponse } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { optionName } from '@krishi/storefront-core/listing'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'
import { findListing } from './find-products.ts'
import { noFilters } from './listing-conditions.ts'

type Filters = FilterCountsRequest['body']['filters']

describe.each(everyEngine)('the filters of a collection on $name', (engine) => {
  const shop = shareShop(engine)

  async function options(handleName: string, language = 'en') {
    const query = new URLSearchParams({ handleName, language })
    return (await call<FilterOptionsResponse>(shop.api, `/filter-options?${query.toString()}`)).body
  }

  async function count(handleName: readonly string[], filters: Partial<Filters> = {}) {
    const body = { handleName, filters: { ...noFilters, ...filters } }
    return (await call<FilterCounts>(shop.api, '/filter-counts', { body })).body
  }

  it('[13.9] have their sections, sorts and fixed choices in the order of the catalogue', async () => {
    const { sections, sorts, ratings, prices, availability } = await options('seeds')
    expect(sections.map(({ id, title, iconPosition }) => [id, title, iconPosition])).toEqual([
      [1, 'Sort', 'right'],
      [2, 'Filter', 'left'],
      [3, 'Categories', null],
      [4, 'Brands', null],
      [6, 'Price', null],
      [7, 'Rating', null],
      [8, 'Availability', null],
    ])
    expect(sorts.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Best Selling'],
      [1, 'Customer Rating: 4⭐ & above'],
      [3, 'Price: Low to High'],
      [4, 'Price: High to Low'],
    ])
    expect(ratings.map(({ value, name }) => [value, name])).toEqual([
      [4, '4 ⭐ and above'],
      [3, '3 ⭐ and above'],
      [2, '2 ⭐ and above'],
    ])
    expect(prices.map(({ min, max }) => [min, max])).toEqual([
      [0, 500],
      [500, 1_000],
      [1_000, 5_000],
      [5_000, null],
    ])
    expect(availability.map(({ name, value }) => [name, value])).toEqual([
      ['In Stock', true],
      ['Out of Stock', false],
    ])
  })

  it('[13.11] name the brands and shelves of the collection in the order of their names, "all" first', async () => {
    const { brands, categories, origins } = await options('seeds', 'hi')
    // What is not translated comes after the letters of the language.
    expect(brands).toEqual([
      { name: 'Vasudha', collectionHandle: ['vasudha'], translations: { hi: { name: 'वसुधा' } } },
      { name: 'Meghna', collectionHandle: ['meghna'], translations: {} },
    ])
    expect((await options('seeds', 'en')).brands.map(({ name }) => name)).toEqual(['Meghna', 'Vasudha'])
    expect(categories.map(({ name, data }) => [name, data.map((shelf) => shelf.collectionHandle)])).toEqual([
      ['Seeds', [['seeds'], ['vegetable-seeds']]],
    ])
    expect(categories[0]?.data[0]).toEqual({
      name: 'all',
      collectionHandle: ['seeds'],
      translations: { hi: { name: 'सभी' } },
    })
    expect(origins).toEqual([
      { name: 'India', translations: { hi: { name: 'भारत' } } },
      { name: 'Taiwan', translations: { hi: { name: 'ताइवान' } } },
    ])
  })

  it('[13.11] come in the asked language alone, and are empty for a collection without products', async () => {
    const { sections, brands, categories } = await options('nothing', 'te')
    expect(sections.map(({ translations }) => Object.keys(translations))).toEqual(Array(7).fill(['te']))
    expect({ brands, categories }).toEqual({ brands: [], categories: [] })
  })

  it('[13.10] have the misspelt Tamil key of the catalogue, and are read all the same', async () => {
    const { availability } = await options('seeds', 'ta')
    expect(availability.map(({ translations }) => Object.keys(translations))).toEqual([['ta'], ['ta:']])
    expect(availability.map((option) => optionName(option, 'ta').text)).toEqual(['இருப்பில் உள்ளது', 'இருப்பில் இல்லை'])
  })

  it('count what each choice would show', async () => {
    expect(await count(['seeds'])).toEqual({
      total: 4,
      brands: { meghna: 1, vasudha: 3 },
      categories: { seeds: 4, 'vegetable-seeds': 4 },
      origins: { India: 3, Taiwan: 1 },
      ratings: { 2: 2, 3: 1, 4: 1 },
      availability: { true: 3, false: 1 },
    })
  })

  it('count a filter as if nothing of its own were chosen, and the others with it', async () => {
    const counted = await count([], { brandHandleName: ['meghna'], availability: true })
    expect(counted.total).toBe(2)
    expect(counted.brands).toEqual({ meghna: 2, vasudha: 3 })
    expect(counted.categories).toMatchObject({ seeds: 1, 'crop-nutrition': 1 })
    expect(counted.availability).toEqual({ true: 2, false: 0 })
  })
})

describe.each(everyEngine)('the filters of a shop under the Indian rules of 2026 on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings: { ...defaultSettings, compliance: 'india-2026' } }))

  it('have the country of origin as well', async () => {
    const { body } = await call<FilterOptionsResponse>(shop.api, '/filter-options?handleName=seeds&language=hi')
    expect(body.sections.at(-1)).toMatchObject({ id: 9, translations: { hi: { name: 'मूल देश' } } })
  })

  it('offer no country that is not known, and sort what has none last', async () => {
    const { products } = schema
    await shop.api.database.update(products).set({ countryOfOrigin: '' }).where(eq(products.handle, 'chilli'))
    const { body } = await call<FilterOptionsResponse>(shop.api, '/filter-options?handleName=seeds&language=en')
    expect(body.origins.map(({ name }) => name)).toEqual(['India', 'Taiwan'])
    const { rows } = await findListing(shop.api.database, {
      ...{ handleName: ['seeds'], filters: noFilters, sort: { by: 'country-of-origin' } },
      ...{ language: 'en', pageNum: 1, pageSize: 10 },
    })
    expect(rows.map(({ handle }) => handle)).toEqual(['tomato', 'okra', 'brinjal', 'chilli'])
  })
})
