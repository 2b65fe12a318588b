import { readFileSync, writeFileSync } from 'node:fs'
import { distanceKm } from '@krishi/storefront-core/delivery'
import { countOf, groupBy, mostFrequent } from './groups.ts'
import { cityOfDistrict, districtName, headOfficeTown, talukTown } from './place-names.ts'
import type { PincodeRow } from './pincode-row.ts'
import { packPincodes, pincodesFile } from './pincodes-file.ts'
import { median, medianPosition, type Position, positionWithoutOutliers } from './positions.ts'
import { provinceOf } from './source-provinces.ts'

interface Office extends Position {
  pincode: string
  name: string
  provinceId: string
  district: string
  taluk: string
}

/** A post office this far from the others of its pincode is at a wrong place in the source. */
const farOfficeKm = 30

/** A pincode is at a wrong place when it lies farther from the district's middle than this, and than four times the usual. */
const farPincodeKm = 60

/** West of Kargil there is no Ladakh, yet the source puts Leh there. */
const ladakhWestEdge = 76

/** Places that the source has wrong, by the start of the pincode: Leh, Kargil, and one far point for all of Bengaluru. */
const correctedPositions: readonly (readonly [string, Position])[] = [
  ['194101', { latitude: 34.153, longitude: 77.577 }],
  ['194103', { latitude: 34.554, longitude: 76.135 }],
  ['560', { latitude: 12.972, longitude: 77.594 }],
]

/**
 * Derives one row per pincode from the text of GeoNames' `IN.txt` (tab-separated post offices: country, pincode, office,
 * state, code, district, code, taluk, code, latitude, longitude, accuracy). The most frequent state wins, within it the most
 * frequent district. Rows are in the order of their pincodes.
 */
export function derivePincodes(source: string): PincodeRow[] {
  const offices = source.split('\n').filter(Boolean).map(readOffice)
  const byPincode = groupBy(offices, ({ pincode }) => pincode)
  const districtsOfArea = countByArea(offices)
  const rows = [...byPincode].map(([pincode, own]) => deriveRow(pincode, own, districtsOfArea.get(pincode.slice(0, 3))))
  return withoutMisplaced(rows.toSorted((left, right) => left.pincode.localeCompare(right.pincode)))
}

function readOffice(line: string): Office {
  const [, pincode = '', name = '', state = '', , district = '', , taluk = '', , latitude, longitude] = line.split('\t')
  const provinceId = provinceOf(pincode, state)
  return {
    pincode,
    name,
    provinceId,
    district: districtName(district, provinceId),
    taluk,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

function countByArea(offices: readonly Office[]): Map<string, Map<string, number>> {
  const byArea = groupBy(offices, ({ pincode }) => pincode.slice(0, 3))
  return new Map([...byArea].map(([area, own]) => [area, countOf(own.map(({ district }) => district))]))
}

function deriveRow(pincode: string, offices: readonly Office[], area: Map<string, number> = new Map()): PincodeRow {
  const [provinceId = ''] = mostFrequent(offices.map((office) => office.provinceId))
  const inProvince = offices.filter((office) => office.provinceId === provinceId)
  const [district = ''] = mostFrequent(
    inProvince.map((office) => office.district),
    area,
  )
  const inDistrict = inProvince.filter((office) => office.district === district)
  const stateOf = new Map(offices.map((office) => [office.district, office.provinceId]))
  const alternatives = mostFrequent(
    offices.map((office) => office.district),
    area,
  )
    .filter((name) => name !== district)
    .map((name) => ({ district: name, provinceId: stateOf.get(name) ?? provinceId }))
  const corrected = correctedPositions.find(([start]) => pincode.startsWith(start))?.[1]
  const position = corrected ?? positionWithoutOutliers(inDistrict, farOfficeKm)
  return {
    pincode,
    provinceId,
    district,
    city: cityOf(inDistrict, district, provinceId),
    ...rounded(position),
    alternatives,
  }
}

function cityOf(offices: readonly Office[], district: string, provinceId: string): string {
  const headTowns = offices.map(({ name }) => headOfficeTown(name)).filter((town) => town !== null)
  const talukTowns = offices.map(({ taluk }) => talukTown(taluk)).filter((town) => town !== null)
  return cityOfDistrict(district, provinceId) ?? headTowns[0] ?? mostFrequent(talukTowns)[0] ?? district
}

function withoutMisplaced(rows: readonly PincodeRow[]): PincodeRow[] {
  const byDistrict = groupBy(rows, ({ provinceId, district }) => `${provinceId} ${district}`)
  return [...byDistrict.values()]
    .flatMap((own) => {
      const positions = own.map(positionOf).filter((position) => position !== null)
      const middle = medianPosition(positions)
      const usual = median(positions.map((position) => distanceKm(position, middle)))
      const limit = Math.max(farPincodeKm, 4 * usual)
      return own.map((row) => (isMisplaced(row, middle, limit) ? { ...row, latitude: null, longitude: null } : row))
    })
    .toSorted((left, right) => left.pincode.localeCompare(right.pincode))
}

function isMisplaced(row: PincodeRow, middle: Position, limitKm: number): boolean {
  const position = positionOf(row)
  if (position === null) return false
  if (row.provinceId === 'LA') return position.longitude < ladakhWestEdge
  return distanceKm(position, middle) > limitKm
}

function positionOf({ latitude, longitude }: PincodeRow): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function rounded({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 1000) / 1000, longitude: Math.round(longitude * 1000) / 1000 }
}

if (import.meta.main) {
  const path = process.argv[2]
  if (path === undefined) {
    throw new Error(
      'The path of the GeoNames file is missing. Nothing was derived. Run: node derive-pincodes.ts path/to/IN.txt',
    )
  }
  const rows = derivePincodes(readFileSync(path, 'utf8'))
  writeFileSync(pincodesFile, packPincodes(rows))
  process.stdout.write(`${rows.length} pincodes written to ${pincodesFile.pathname}\n`)
}
