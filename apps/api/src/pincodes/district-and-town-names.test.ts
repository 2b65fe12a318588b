import { placeNameKey } from '@krishi/storefront-core/address'
import { locales } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { districtNamesFile, namesOfDistrict, placeNameIn, townNamesFile } from './district-and-town-names.ts'
import { readPincodes } from './read-pincodes.ts'
import { readPlaceNames } from './read-place-names.ts'

/** A name is of its language's letters alone, with spaces, hyphens and what joins letters unseen. */
const scripts = {
  en: /^[A-Za-z0-9. -]+$/,
  hi: /^(?:\p{Script=Devanagari}|\u200c|\u200d|[ -])+$/u,
  te: /^(?:\p{Script=Telugu}|\u200c|\u200d|[ -])+$/u,
  ta: /^(?:\p{Script=Tamil}|\u200c|\u200d|[ -])+$/u,
  kn: /^(?:\p{Script=Kannada}|\u200c|\u200d|[ -])+$/u,
  bn: /^(?:\p{Script=Bengali}|\u200c|\u200d|[ -])+$/u,
}

describe.each([
  ['districts', districtNamesFile],
  ['towns', townNamesFile],
])('the names of %s', (_, file) => {
  const provinces = [...readPlaceNames(file)]

  it.each(locales)('[28.4] are written in the script of %s', (locale) => {
    const names = provinces.flatMap(([, places]) => places.map((place) => place[locale]))
    expect(names.filter((name) => !scripts[locale].test(name) || name !== name.normalize('NFC').trim())).toEqual([])
  })

  it.each(locales)('[28.4] tell the places of a state apart in %s', (locale) => {
    for (const [provinceId, places] of provinces) {
      const keys = places.map((place) => placeNameKey(place[locale]))
      const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
      expect({ provinceId, twice }).toEqual({ provinceId, twice: [] })
    }
  })
})

describe('the names of places', () => {
  const rows = [...readPincodes()]

  it('[28.4] are there for every district of the directory', () => {
    const places = rows.flatMap((row) => [row, ...row.alternatives])
    const nameless = places.filter(({ provinceId, district }) => namesOfDistrict(provinceId, district)?.en !== district)
    expect(nameless.map(({ provinceId, district }) => `${provinceId} ${district}`)).toEqual([])
  })

  it('[28.4] tell a town of the directory from every district of its state, in every language', () => {
    const towns = new Set(rows.map(({ provinceId, city }) => `${provinceId} ${city}`))
    const named = [...readPlaceNames(townNamesFile)].flatMap(([id, places]) => places.map((names) => ({ id, names })))
    expect(named.filter(({ id, names }) => !towns.has(`${id} ${names.en}`))).toEqual([])
    expect(
      named.filter(({ id, names }) => Object.values(names).some((name) => namesOfDistrict(id, name) !== undefined)),
    ).toEqual([])
  })

  it('[28.4] are there for the towns of nearly all pincodes', () => {
    const named = rows.filter(({ provinceId, city }) => placeNameIn('ta', provinceId, city) !== city)
    expect(named.length / rows.length).toBeGreaterThan(0.97)
  })

  it('[28.4] are found by any of them, in the state that has it', () => {
    expect(placeNameIn('hi', 'MH', 'Nashik')).toBe('नाशिक')
    expect(placeNameIn('ta', 'MH', ' नाशिक')).toBe('நாசிக்')
    expect(placeNameIn('en', 'MH', 'নাশিক')).toBe('Nashik')
    expect(placeNameIn('hi', 'MH', 'Raigarh')).toBe('रायगड')
    expect(placeNameIn('hi', 'CG', 'Raigarh')).toBe('रायगढ़')
    expect(placeNameIn('hi', 'KA', 'Nashik')).toBe('Nashik')
    expect(placeNameIn('te', 'AP', 'Vijayawada')).toBe('విజయవాడ')
    expect(placeNameIn('en', 'MH', 'निफाड')).toBe('Niphad')
    expect(placeNameIn('kn', 'KA', 'Madikeri')).toBe('ಮಡಿಕೇರಿ')
    expect(placeNameIn('hi', 'MH', 'Navi Vasti')).toBe('Navi Vasti')
  })
})
