import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyPrice,
  choose,
  clearFilter,
  clearFilters,
  countChosen,
  filterNames,
  isNarrowed,
  isSameListing,
  noSelection,
  optionName,
  parseListingAddress,
  priceScale,
  priceSteps,
  toListingFilters,
  toListingSearch,
  toPriceRange,
} from './index.ts'
import type { ListingAddress, ListingSelection } from './index.ts'

const rupees = fc.integer({ min: -1_000, max: 200_000 })
const aRange = fc.tuple(rupees, rupees).map(([min, max]) => toPriceRange(min, max))
const aName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll(',', ' ').trim())
  .filter((text) => text !== '')
const names = fc.uniqueArray(aName, { maxLength: 6 })

const anAddress: fc.Arbitrary<ListingAddress> = fc.record({
  selection: fc.record<ListingSelection>({
    brands: names,
    categories: names,
    origin: names,
    availability: fc.constantFrom(true, false, null),
    rating: fc.constantFrom(2, 3, 4, null),
    price: aRange,
    sort: fc.constantFrom('best-selling', 'rating', 'price-low-to-high', 'price-high-to-low', 'country-of-origin'),
  }),
  pageNo: fc.integer({ min: 1, max: 10_000 }),
})

describe('the address of a listing', () => {
  it('[13.1] is read as it was written', () => {
    fc.assert(
      fc.property(anAddress, (address) => {
        expect(parseListingAddress(toListingSearch(address))).toEqual(address)
        expect(parseListingAddress(`?${toListingSearch(address)}`)).toEqual(address)
      }),
    )
  })

  it('[13.1] is short and can be read aloud', () => {
    const selection = {
      ...noSelection,
      brands: ['kaveri', 'annapurna'],
      rating: 4,
      availability: false,
      price: { min: 500, max: 1_000 },
      sort: 'price-low-to-high',
    } as const
    expect(toListingSearch({ selection, pageNo: 2 })).toBe(
      'brands=kaveri,annapurna&availability=false&rating=4&price=500-1000&sortBy=price-low-to-high&pageNo=2',
    )
    expect(toListingSearch({ selection: noSelection, pageNo: 1 })).toBe('')
  })

  it.each([
    ['rating=5&rating=4', noSelection],
    ['rating=four&availability=yes&sortBy=cheapest', noSelection],
    ['sortBy=best-selling', noSelection],
    ['price=1000-500', noSelection],
    ['price=500-500', noSelection],
    ['price=-5-10', noSelection],
    ['price=5e2-1e3', noSelection],
    ['price=0-20000', noSelection],
    ['price=500', noSelection],
    ['brands=,%20,', noSelection],
    [`brands=${'x'.repeat(201)}`, noSelection],
    ['%E0%A4%A&=&==&&brands', noSelection],
    ['price=99-480', { ...noSelection, price: { min: 0, max: 500 } }],
    ['price=79900-999999', { ...noSelection, price: { min: 79_500, max: 80_000 } }],
    ['brands=a&brands=b,a&brands=c', { ...noSelection, brands: ['a', 'b', 'c'] }],
    ['availability=true', { ...noSelection, availability: true }],
  ])('[13.1] drops what it does not know: %s', (search, selection) => {
    expect(parseListingAddress(search)).toEqual({ selection, pageNo: 1 })
  })

  it('[13.1] carries no more values than a request takes', () => {
    const brands = Array.from({ length: 60 }, (_, index) => `b${String(index)}`)
    expect(parseListingAddress(`brands=${brands.join()}`).selection.brands).toEqual(brands.slice(0, 50))
  })

  it('[13.1] survives anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const address = parseListingAddress(search)
        expect(parseListingAddress(toListingSearch(address))).toEqual(address)
      }),
    )
  })

  it.each([
    ['pageNo=3', 3],
    ['pageNo=0', 1],
    ['pageNo=-1', 1],
    ['pageNo=99999', 10_000],
    ['pageNo=123456', 1],
    ['pageNo=two', 1],
    ['', 1],
  ])('[12.3] names its page: %s', (search, pageNo) => {
    expect(parseListingAddress(search).pageNo).toBe(pageNo)
  })

  it('[12.3] is of the same listing whatever its page', () => {
    expect(isSameListing('brands=a&pageNo=2', 'pageNo=7&brands=a')).toBe(true)
    expect(isSameListing('brands=a', 'brands=b')).toBe(false)
  })
})

describe('choosing', () => {
  it('[13.6] takes as many as the limit, and refuses one more', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce<ListingSelection>((selection, brand) => {
      const chosen = choose(selection, 'brands', brand, true, 5)
      return chosen.ok ? chosen.value : selection
    }, noSelection)
    expect(five.brands).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(choose(five, 'brands', 'f', true, 5)).toEqual({ ok: false, error: { code: 'listing/too-many' } })
    expect(choose(five, 'brands', 'a', true, 5)).toMatchObject({ ok: true })
    expect(choose(five, 'brands', 'b', false, 0)).toEqual({
      ok: true,
      value: { ...noSelection, brands: ['a', 'c', 'd', 'e'] },
    })
    expect(choose(five, 'categories', 'f', true)).toMatchObject({ ok: true, value: { categories: ['f'] } })
  })

  it('[13.5] is undone for one filter or for all, and the sort stays', () => {
    fc.assert(
      fc.property(anAddress, fc.constantFrom(...filterNames), ({ selection }, filter) => {
        const without = clearFilter(selection, filter)
        expect(countChosen(without, filter)).toBe(0)
        expect({ ...without, [filter]: selection[filter] }).toEqual(selection)
        expect(clearFilters(selection)).toEqual({ ...noSelection, sort: selection.sort })
        expect(isNarrowed(clearFilters(selection))).toBe(false)
      }),
    )
  })

  it('[13.4] is counted by filter', () => {
    const selection: ListingSelection = {
      ...noSelection,
      brands: ['a', 'b'],
      rating: 3,
      availability: false,
      price: { min: 0, max: 500 },
    }
    expect(filterNames.map((filter) => countChosen(selection, filter))).toEqual([2, 0, 0, 1, 1, 1])
    expect(isNarrowed(selection)).toBe(true)
    expect(isNarrowed({ ...noSelection, sort: 'rating' })).toBe(false)
  })

  it.each([
    [anyPrice, null, null],
    [{ min: 0, max: 500 }, null, 50_000],
    [{ min: 5_000, max: 80_000 }, 500_000, null],
    [{ min: 500, max: 20_000 }, 50_000, 2_000_000],
    [{ min: 0, max: 80_000 }, null, null],
  ])('[13.11] asks for %j in paise, open where the scale ends', (price, minPrice, maxPrice) => {
    expect(toListingFilters({ ...noSelection, price }).price).toEqual({ minPrice, maxPrice })
  })

  it('[13.11] asks for every filter', () => {
    const selection: ListingSelection = {
      brands: ['kaveri'],
      categories: ['seeds'],
      origin: ['India'],
      rating: 4,
      availability: true,
      price: anyPrice,
      sort: 'rating',
    }
    expect(toListingFilters(selection)).toEqual({
      brandHandleName: ['kaveri'],
      categoryHandleName: ['seeds'],
      countryOfOrigin: ['India'],
      rating: 4,
      availability: true,
      price: { minPrice: null, maxPrice: null },
    })
  })
})

describe('a price range', () => {
  it('[13.8] stays on the scale and is never empty', () => {
    fc.assert(
      fc.property(rupees, rupees, (min, max) => {
        const range = toPriceRange(min, max)
        expect(range.min).toBeLessThan(range.max)
        expect(range.min).toBeGreaterThanOrEqual(priceScale.min)
        expect(range.max).toBeLessThanOrEqual(priceScale.max)
        expect([range.min % priceScale.step, range.max % priceScale.step]).toEqual([0, 0])
        expect(toPriceRange(range.min, range.max)).toEqual(range)
      }),
    )
  })

  it('[13.8] is listed in steps of 500 up to 10,000 and of 10,000 above', () => {
    const steps = priceSteps()
    expect(steps.slice(0, 3)).toEqual([0, 500, 1_000])
    expect(steps.slice(-8)).toEqual([10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000])
    expect(steps).toHaveLength(28)
  })
})

describe('the name of a choice', () => {
  it.each([
    [{ name: 'Out of Stock', translations: { 'ta:': { name: 'இருப்பு இல்லை' } } }, 'இருப்பு இல்லை', 'ta'],
    [{ name: 'Seeds', translations: { ' tа ': { name: 'விதைகள்' } } }, 'விதைகள்', 'ta'],
    [{ name: 'Seeds', translations: { ta: { name: 'க\u0bc6\u0bbe' } } }, 'க\u0bca', 'ta'],
    [{ name: 'Seeds', translations: { ta: { name: '  ' } } }, 'Seeds', 'en'],
    [{ name: 'Crop\u00a0 Care ', translations: { hi: { name: 'बीज' } } }, 'Crop Care', 'en'],
  ] as const)('[13.10] is read as it was meant: %j', (option, text, lang) => {
    expect(optionName(option, 'ta')).toEqual({ text, lang })
  })
})
