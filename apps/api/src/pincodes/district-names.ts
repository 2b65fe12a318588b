import { readFileSync } from 'node:fs'
import { placeNameKey } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'

/** A line for each district, and for Delhi, the city of several: state id, English name, then the other languages. */
export const districtNamesFile = new URL('../../assets/district-names.csv', import.meta.url)

/** A name in each language; the English one is what tables and addresses keep. */
export type DistrictNames = Readonly<Record<Locale, string>>

/** The lines of the file, by the id of the state. */
export function readDistrictNames(): ReadonlyMap<string, readonly DistrictNames[]> {
  const [, ...lines] = readFileSync(districtNamesFile, 'utf8').trimEnd().split('\n')
  const byProvince = new Map<string, DistrictNames[]>()
  for (const line of lines) {
    const [provinceId = '', en = '', hi = '', te = '', ta = '', kn = '', bn = ''] = line.split(',')
    byProvince.set(provinceId, [...(byProvince.get(provinceId) ?? []), { en, hi, te, ta, kn, bn }])
  }
  return byProvince
}

const namesByKey = new Map(
  [...readDistrictNames()].flatMap(([provinceId, districts]) =>
    districts.flatMap((names) => Object.values(names).map((name) => [keyOf(provinceId, name), names])),
  ),
)

function keyOf(provinceId: string, name: string): string {
  return `${provinceId} ${placeNameKey(name)}`
}

/** The names of a district, by any one of them; undefined for a place that is no district of the state. */
export function namesOfDistrict(provinceId: string, name: string): DistrictNames | undefined {
  return namesByKey.get(keyOf(provinceId, name))
}

/**
 * What a district, or a town that has its name, is called in a language. In English it is the name that tables and addresses
 * keep. A place without names stays as it is written.
 */
export function placeNameIn(language: Locale, provinceId: string, name: string): string {
  return namesOfDistrict(provinceId, name)?.[language] ?? name
}
