import { placeNameKey } from '@krishi/storefront-core/address'
import { locales } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { namesOfDistrict, placeNameIn, readDistrictNames } from './district-names.ts'
import { readPincodes } from './read-pincodes.ts'

/** A name is of its language's letters alone, with spaces, hyphens and what joins letters unseen. */
const scripts = {
  en: /^[A-Za-z0-9 -]+$/,
  hi: /^(?:\p{Script=Devanagari}|\u200c|\u200d|[ -])+$/u,
  te: /^(?:\p{Script=Telugu}|\u200c|\u200d|[ -])+$/u,
  ta: /^(?:\p{Script=Tamil}|\u200c|\u200d|[ -])+$/u,
  kn: /^(?:\p{Script=Kannada}|\u200c|\u200d|[ -])+$/u,
  bn: /^(?:\p{Script=Bengali}|\u200c|\u200d|[ -])+$/u,
}

const provinces = [...readDistrictNames()]

describe('the names of districts', () => {
  it.each(locales)('[28.4] are written in the script of %s', (locale) => {
    const names = provinces.flatMap(([, districts]) => districts.map((district) => district[locale]))
    expect(names.filter((name) => !scripts[locale].test(name) || name !== name.normalize('NFC').trim())).toEqual([])
  })

  it.each(locales)('[28.4] tell the districts of a state apart in %s', (locale) => {
    for (const [provinceId, districts] of provinces) {
      const keys = districts.map((district) => placeNameKey(district[locale]))
      const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
      expect({ provinceId, twice }).toEqual({ provinceId, twice: [] })
    }
  })

  it('[28.4] are there for every district of the directory', () => {
    const places = [...readPincodes()].flatMap((row) => [row, ...row.alternatives])
    const nameless = places.filter(({ provinceId, district }) => namesOfDistrict(provinceId, district)?.en !== district)
    expect(nameless.map(({ provinceId, district }) => `${provinceId} ${district}`)).toEqual([])
  })

  it('[28.4] are found by any of them, in the state that has it', () => {
    expect(placeNameIn('hi', 'MH', 'Nashik')).toBe('नाशिक')
    expect(placeNameIn('ta', 'MH', ' नाशिक')).toBe('நாசிக்')
    expect(placeNameIn('en', 'MH', 'নাশিক')).toBe('Nashik')
    expect(placeNameIn('hi', 'MH', 'Raigarh')).toBe('रायगड')
    expect(placeNameIn('hi', 'CG', 'Raigarh')).toBe('रायगढ़')
    expect(placeNameIn('hi', 'KA', 'Nashik')).toBe('Nashik')
    expect(placeNameIn('hi', 'MH', 'Niphad')).toBe('Niphad')
  })
})
