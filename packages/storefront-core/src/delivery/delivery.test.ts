import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysForDistance, distanceKm, nearestPlace, readEta } from './index.ts'

describe('readEta', () => {
  it.each([
    ['3', 'DAY', { kind: 'days', from: 3, to: 3 }],
    ['3-5', 'DAY', { kind: 'days', from: 3, to: 5 }],
    [' 5 - 3 ', 'day', { kind: 'days', from: 3, to: 5 }],
    ['३', 'DAY', { kind: 'days', from: 3, to: 3 }],
    ['Tomorrow', 'DAY', { kind: 'text', text: 'Tomorrow' }],
    ['24 Nov', 'DATE', { kind: 'text', text: '24 Nov' }],
    ['3', '', { kind: 'text', text: '3' }],
    ['', 'DAY', { kind: 'unknown' }],
    ['  ', '', { kind: 'unknown' }],
    ['Invalid Pincode', '', { kind: 'invalid-pincode' }],
    ['invalid pincode', 'DAY', { kind: 'invalid-pincode' }],
    ['Undeliverable Pincode', 'DAY', { kind: 'undeliverable' }],
  ])('[16.4] reads %j of type %j', (eta, type, meaning) => {
    expect(readEta({ eta, type })).toEqual(meaning)
  })

  it('[16.4] means something whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('DAY', 'HOUR', ''), (eta, type) => {
        const meaning = readEta({ eta, type })
        if (meaning.kind === 'days') expect(meaning.from).toBeLessThanOrEqual(meaning.to)
        if (meaning.kind === 'text') expect(meaning.text).not.toBe('')
      }),
    )
  })
})

describe('distances', () => {
  const nashik = { latitude: 19.998, longitude: 73.79 }
  const mumbai = { latitude: 19.076, longitude: 72.878 }
  const kolkata = { latitude: 22.573, longitude: 88.364 }
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  it('are those of the map', () => {
    expect(distanceKm(nashik, mumbai)).toBeCloseTo(140, -1)
    expect(distanceKm(mumbai, kolkata)).toBeCloseTo(1_652, -1)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, -1)
  })

  it('are the same both ways, nothing to oneself, and never beyond the other side of the earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)
        expect(distanceKm(from, from)).toBe(0)
        expect(distanceKm(from, to)).toBeLessThanOrEqual(20_016)
      }),
    )
  })

  it('find the nearest place', () => {
    expect(nearestPlace(nashik, [kolkata, mumbai])).toMatchObject({ place: mumbai })
    expect(nearestPlace(nashik, [mumbai, kolkata])).toMatchObject({ place: mumbai })
    expect(nearestPlace(nashik, [])).toBeNull()
  })

  it('tell the days of their band', () => {
    const bands = [
      { upToKm: 300, days: [2, 3] },
      { upToKm: 900, days: [3, 5] },
    ] as const
    expect([0, 300, 301, 900, 901].map((km) => daysForDistance(km, bands))).toEqual([
      [2, 3],
      [2, 3],
      [3, 5],
      [3, 5],
      null,
    ])
  })
})
