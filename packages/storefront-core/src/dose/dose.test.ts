import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVariant } from '../testing/fixtures.ts'
import { areaUnits, inDoseUnit, isDosedBy, packsForArea, parseArea, toAcres, toNetQuantity } from './index.ts'
import type { AreaUnit, Dose } from './index.ts'

const units = Object.keys(areaUnits) as AreaUnit[]
const spray: Dose = { kind: 'dose', min: 60, max: 100, unit: 'ml' }
const bottle = aVariant({ netQuantity: { value: 100, unit: 'ml' }, packCount: 1, price: 25_000 })

describe('area units', () => {
  it.each([
    ['acre', 4_046.86],
    ['hectare', 10_000],
    ['bigha-27225', 2_529.29],
    ['bigha-17424', 1_618.74],
    ['bigha-14400', 1_337.8],
    ['bigha-8712', 809.37],
  ] as const)('%s has %d m²', (unit, squareMetres) => {
    expect(areaUnits[unit].squareMetres).toBeCloseTo(squareMetres, 1)
  })

  it('are turned into acres', () => {
    expect(toAcres(2, 'acre')).toBe(2)
    expect(toAcres(1, 'hectare')).toBeCloseTo(2.471, 3)
    expect(toAcres(8, 'bigha-27225')).toBeCloseTo(5, 9)
  })
})

describe('parseArea', () => {
  it.each([
    ['2', 2],
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
    ['२.५', 2.5],
    ['.5', 0.5],
    ['3.', 3],
  ])('reads %j', (text, area) => {
    expect(parseArea(text)).toEqual({ ok: true, value: area })
  })

  it.each([
    ['', 'dose/area-missing'],
    ['  ', 'dose/area-missing'],
    ['0', 'dose/area-invalid'],
    ['-1', 'dose/area-invalid'],
    ['two', 'dose/area-invalid'],
    ['1e9', 'dose/area-invalid'],
    ['.', 'dose/area-invalid'],
    ['12345678', 'dose/area-invalid'],
  ])('refuses %j', (text, code) => {
    expect(parseArea(text)).toEqual({ ok: false, error: { code } })
  })
})

describe('amounts', () => {
  it('are compared in the smaller unit', () => {
    expect(inDoseUnit({ value: 2, unit: 'kg' })).toEqual({ amount: 2_000, unit: 'g' })
    expect(inDoseUnit({ value: 0.5, unit: 'l' })).toEqual({ amount: 500, unit: 'ml' })
    expect(inDoseUnit({ value: 10, unit: 'piece' })).toEqual({ amount: 10, unit: 'piece' })
  })

  it('are said in the larger one from a thousand on', () => {
    expect(toNetQuantity(1_500, 'g')).toEqual({ value: 1.5, unit: 'kg' })
    expect(toNetQuantity(2_000, 'ml')).toEqual({ value: 2, unit: 'l' })
    expect(toNetQuantity(62.54, 'ml')).toEqual({ value: 62.5, unit: 'ml' })
    expect(toNetQuantity(12_000, 'seed')).toEqual({ value: 12_000, unit: 'seed' })
    expect(toNetQuantity(7.2, 'piece')).toEqual({ value: 8, unit: 'piece' })
  })
})

describe('packsForArea', () => {
  it('tells the packs of both ends of a dose, rounded up, and what is left', () => {
    expect(packsForArea(spray, { area: 1.5, unit: 'acre' }, bottle)).toEqual({
      ok: true,
      value: {
        needed: { min: { value: 90, unit: 'ml' }, max: { value: 150, unit: 'ml' } },
        packs: { min: 1, max: 2 },
        leftOver: { value: 50, unit: 'ml' },
        cost: 50_000,
      },
    })
  })

  it('leaves nothing over when the packs fit', () => {
    expect(packsForArea(spray, { area: 3, unit: 'acre' }, bottle)).toMatchObject({
      value: { packs: { min: 2, max: 3 }, leftOver: null },
    })
  })

  it('counts what is inside a multi pack', () => {
    const four = { ...bottle, packCount: 4, price: 90_000 }
    expect(packsForArea(spray, { area: 1, unit: 'hectare' }, four)).toMatchObject({
      value: { packs: { min: 1, max: 1 }, cost: 90_000, leftOver: { value: 152.9, unit: 'ml' } },
    })
  })

  it('leaves over only whole seeds and pieces', () => {
    const lures: Dose = { kind: 'count', min: 5, max: 8, unit: 'piece' }
    const pack = aVariant({ netQuantity: { value: 5, unit: 'piece' } })
    expect(packsForArea(lures, { area: 1.2, unit: 'acre' }, pack)).toMatchObject({
      value: { packs: { min: 2, max: 2 }, needed: { max: { value: 10 } }, leftOver: null },
    })
    expect(packsForArea(lures, { area: 1, unit: 'acre' }, pack)).toMatchObject({
      value: { leftOver: { value: 2, unit: 'piece' } },
    })
  })

  it('gives no advice for another measure or an unknown one, and refuses a district', () => {
    const kilo = aVariant({ netQuantity: { value: 1, unit: 'kg' } })
    const unknown = aVariant({ netQuantity: null })
    const empty = aVariant({ netQuantity: { value: 0, unit: 'ml' } })
    const field = { area: 1, unit: 'acre' } as const
    expect([bottle, kilo, unknown, empty].map((pack) => isDosedBy(spray, pack))).toEqual([true, false, false, false])
    expect([kilo, unknown, empty].map((pack) => packsForArea(spray, field, pack))).toEqual([null, null, null])
    expect(packsForArea(spray, { area: 1_000.1, unit: 'acre' }, bottle)).toEqual({
      ok: false,
      error: { code: 'dose/area-too-large' },
    })
  })

  it('is always enough, and never a pack too many', () => {
    const field = fc.record({ area: fc.double({ min: 0.01, max: 300, noNaN: true }), unit: fc.constantFrom(...units) })
    const sizes = fc.record({ value: fc.integer({ min: 1, max: 5_000 }), count: fc.integer({ min: 1, max: 12 }) })
    const doses = fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 5_000 }))
    fc.assert(
      fc.property(field, sizes, doses, (place, size, [min, more]) => {
        const dose: Dose = { kind: 'dose', min, max: min + more, unit: 'g' }
        const variant = aVariant({ netQuantity: { value: size.value, unit: 'g' }, packCount: size.count })
        const advice = packsForArea(dose, place, variant)
        if (!advice?.ok) return expect(toAcres(place.area, place.unit)).toBeGreaterThan(1_000)
        const { packs } = advice.value
        const inPack = size.value * size.count
        const most = dose.max * toAcres(place.area, place.unit)
        expect(packs.min).toBeLessThanOrEqual(packs.max)
        expect(packs.max * inPack).toBeGreaterThanOrEqual(most - inPack * 1e-5)
        if (packs.max > 1) expect((packs.max - 1) * inPack).toBeLessThan(most)
      }),
    )
  })
})
