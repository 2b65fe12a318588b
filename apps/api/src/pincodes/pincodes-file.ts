import { gunzipSync, gzipSync } from 'node:zlib'
import type { PincodePlace } from '@krishi/storefront-core/address'
import type { PincodeRow } from './pincode-row.ts'

/** The derived table: a gzipped CSV with a header line, one pincode a line, no quoting. */
export const pincodesFile = new URL('../../assets/pincodes.csv.gz', import.meta.url)

const header = 'pincode,province,district,city,latitude,longitude,alternatives'

/** Writes the rows as the bytes of the file. Throws when a name holds a separator. */
export function packPincodes(rows: readonly PincodeRow[]): Buffer {
  const lines = rows.map(lineOf)
  return gzipSync([header, ...lines, ''].join('\n'), { level: 9 })
}

/** Reads the bytes of the file back. */
export function* unpackPincodes(packed: Uint8Array): Generator<PincodeRow> {
  const [, ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  for (const line of lines) yield rowOf(line)
}

function lineOf(row: PincodeRow): string {
  const names = [row.district, row.city, ...row.alternatives.map(({ district }) => district)]
  if (names.some((name) => /[,|:\n]/.test(name))) {
    throw new Error(
      `A place name of pincode ${row.pincode} holds a separator. The file could not be read back. ` +
        'Clean the name in place-names.ts.',
    )
  }
  return [
    row.pincode,
    row.provinceId,
    row.district,
    row.city === row.district ? '' : row.city,
    row.latitude ?? '',
    row.longitude ?? '',
    row.alternatives.map((place) => placeText(place, row)).join('|'),
  ].join(',')
}

function rowOf(line: string): PincodeRow {
  const [pincode = '', provinceId = '', district = '', city = '', latitude = '', longitude = '', alternatives = ''] =
    line.split(',')
  return {
    pincode,
    provinceId,
    district,
    city: city || district,
    latitude: numberOrNull(latitude),
    longitude: numberOrNull(longitude),
    alternatives: alternatives === '' ? [] : alternatives.split('|').map((text) => placeOf(text, provinceId)),
  }
}

/** A district of another state has the id of that in front. */
function placeText({ district, provinceId }: PincodePlace, row: PincodeRow): string {
  return provinceId === row.provinceId ? district : `${provinceId}:${district}`
}

function placeOf(text: string, ownProvinceId: string): PincodePlace {
  const [provinceId = '', district] = text.split(':')
  return district === undefined ? { district: text, provinceId: ownProvinceId } : { district, provinceId }
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text)
}
