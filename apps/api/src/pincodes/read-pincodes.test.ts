import { describe, expect, it } from 'vitest'
import { readPincodes } from './read-pincodes.ts'

const provinceIds =
  'AN AP AR AS BR CG CH DH DL GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD PB PY RJ SK TN TR TS UK UP WB'.split(
    ' ',
  )

const rows = [...readPincodes()]
const byPincode = new Map(rows.map((row) => [row.pincode, row]))

describe('readPincodes', () => {
  it('[28.4] holds 19,238 different pincodes of six digits', () => {
    expect(rows).toHaveLength(19_238)
    expect(byPincode.size).toBe(19_238)
    expect(rows.every(({ pincode }) => /^[1-8]\d{5}$/.test(pincode))).toBe(true)
  })

  it('[28.4] covers each of the 36 states and union territories and no other', () => {
    expect([...new Set(rows.map(({ provinceId }) => provinceId))].sort()).toEqual(provinceIds)
  })

  it.each([
    ['110001', 'DL', 'Delhi'],
    ['560001', 'KA', 'Bengaluru'],
    ['500001', 'TS', 'Hyderabad'],
    ['600001', 'TN', 'Chennai'],
    ['700001', 'WB', 'Kolkata'],
    ['194101', 'LA', 'Leh'],
    ['505001', 'TS', 'Karimnagar'],
    ['422001', 'MH', 'Nashik'],
    ['396210', 'DH', 'Daman'],
    ['605001', 'PY', 'Puducherry'],
  ])('[28.4] knows that %s is in %s, %s', (pincode, provinceId, city) => {
    expect(byPincode.get(pincode)).toMatchObject({ provinceId, city })
  })

  it('[28.4] gives every pincode a district and a city, and a second district where it spans two', () => {
    expect(rows.filter(({ district, city }) => district === '' || city === '')).toEqual([])
    expect(rows.filter(({ alternatives }) => alternatives.length > 0).length).toBeGreaterThan(1000)
    expect(
      rows.filter(({ district, alternatives }) => alternatives.some((other) => other.district === district)),
    ).toEqual([])
  })

  it('[28.4] keeps positions inside India and leaves few of them out', () => {
    const placed = rows.filter(({ latitude }) => latitude !== null)
    const outside = placed.filter(
      ({ latitude, longitude }) =>
        latitude === null || longitude === null || latitude < 6 || latitude > 37.5 || longitude < 68 || longitude > 98,
    )
    expect(outside).toEqual([])
    expect(rows.length - placed.length).toBeLessThan(300)
  })
})
