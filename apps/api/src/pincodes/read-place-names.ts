import { readFileSync } from 'node:fs'
import { placeNameKey } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'

/** A name in each language; the English one is what tables and addresses keep. */
export type PlaceNames = Readonly<Record<Locale, string>>

/** Finds a place of a state by its name in any language; undefined for a place that is not in the file. */
export type FindPlaceNames = (provinceId: string, name: string) => PlaceNames | undefined

/** The lines of a file of places (state id, English name, then the other languages), by the id of the state. */
export function readPlaceNames(file: URL): ReadonlyMap<string, readonly PlaceNames[]> {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const byProvince = new Map<string, PlaceNames[]>()
  for (const line of lines) {
    const [provinceId = '', en = '', hi = '', te = '', ta = '', kn = '', bn = ''] = line.split(',')
    byProvince.set(provinceId, [...(byProvince.get(provinceId) ?? []), { en, hi, te, ta, kn, bn }])
  }
  return byProvince
}

/** Reads a file of places once, to be searched by name. */
export function indexPlaceNames(file: URL): FindPlaceNames {
  const byKey = new Map(
    [...readPlaceNames(file)].flatMap(([provinceId, places]) =>
      places.flatMap((names) => Object.values(names).map((name) => [keyOf(provinceId, name), names])),
    ),
  )
  return (provinceId, name) => byKey.get(keyOf(provinceId, name))
}

function keyOf(provinceId: string, name: string): string {
  return `${provinceId} ${placeNameKey(name)}`
}
