import type { Locale } from '@krishi/storefront-core/locale'
import { indexPlaceNames } from './read-place-names.ts'

/** A line for each district, and for Delhi, the city of several. */
export const districtNamesFile = new URL('../../assets/district-names.csv', import.meta.url)

/** A line for each town that is no district of its state, and has names of its own in other languages. */
export const townNamesFile = new URL('../../assets/town-names.csv', import.meta.url)

/** The names of a district, by any one of them; undefined for a place that is no district of the state. */
export const namesOfDistrict = indexPlaceNames(districtNamesFile)

const namesOfTown = indexPlaceNames(townNamesFile)

/**
 * What a district or a town is called in a language. In English it is the name that tables and addresses keep. A place
 * without names stays as it is written.
 */
export function placeNameIn(language: Locale, provinceId: string, name: string): string {
  const names = namesOfDistrict(provinceId, name) ?? namesOfTown(provinceId, name)
  return names?.[language] ?? name
}
