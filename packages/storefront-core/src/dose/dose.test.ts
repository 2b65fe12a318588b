import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVariant } from '../testing/fixtures.ts'
import {
  areaUnits,
  cheapestMix,
  inDoseUnit,
  isDosedBy,
  mixForArea,
  parseArea,
  parseFieldArea,
  toAcres,
  toNetQuantity,
} from './index.ts'
import type { AreaUnit, Dose, MixPack } from './index.ts'

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
    ['guntha', 101.17],
    ['cent', 40.47],
    ['katha-2880', 267.56],
    ['katha-1361', 126.46],
    ['katha-720', 66.89],
  ] as const)('%s has %d m²', (unit, squareMetres) => {
    expect(areaUnits[unit].squareMetres).toBeCloseTo(squareMetres, 1)
  })

  it('are turned into acres', () => {
    expect(toAcres(2, 'acre')).toBe(2)
    expect(toAcres(1, 'hectare')).toBeCloseTo(2.471, 3)
    expect(toAcres(8, 'bigha-27225')).toBeCloseTo(5, 9)
    expect(toAcres(40, 'guntha')).toBeCloseTo(1, 9)
    expect(toAcres(100, 'cent')).toBeCloseTo(1, 9)
    expect(toAcres(5, 'katha-2880')).toBeCloseTo(toAcres(1, 'bigha-14400'), 9)
    expect(toAcres(20, 'katha-1361')).toBeCloseTo(toAcres(1, 'bigha-27225'), 9)
    expect(toAcres(20, 'katha-720')).toBeCloseTo(toAcres(1, 'bigha-14400'), 9)
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

describe('parseFieldArea', () => {
  it.each([
    ['1000', 'acre', { ok: true, value: 1_000 }],
    ['1001', 'acre', { ok: false, error: { code: 'dose/area-too-large' } }],
    ['1001', 'cent', { ok: true, value: 1_001 }],
    ['two', 'acre', { ok: false, error: { code: 'dose/area-invalid' } }],
  ] as const)('reads %j in %s', (text, unit, area) => {
    expect(parseFieldArea(text, unit)).toEqual(area)
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

/** Every mix of a few packs, tried out. */
function tryAll(amount: number, packs: readonly MixPack[]): { readonly cost: number; readonly count: number } | null {
  const [first, ...others] = packs
  if (first === undefined) return amount <= 1e-9 ? { cost: 0, count: 0 } : null
  const most = Math.min(first.most, Math.max(0, Math.ceil(amount / first.contents - 1e-9)))
  const tried = Array.from({ length: most + 1 }, (_, count) => {
    const rest = tryAll(amount - count * first.contents, others)
    return rest && { cost: rest.cost + count * first.price, count: rest.count + count }
  }).filter((each) => each !== null)
  return tried.toSorted((one, other) => one.cost - other.cost || one.count - other.count)[0] ?? null
}

describe('cheapestMix', () => {
  const any = Infinity

  it.each([
    ['one kind', 150, [[100, 25_000, any]], [2]],
    [
      'two kinds where one is dearer',
      600,
      [
        [500, 40_000, any],
        [100, 10_000, any],
      ],
      [1, 1],
    ],
    [
      'the larger where a small one costs nearly as much',
      600,
      [
        [500, 40_000, any],
        [100, 39_999, any],
      ],
      [1, 1],
    ],
    [
      'more than is needed where that is cheaper',
      600,
      [
        [500, 50_000, any],
        [1_000, 55_000, any],
      ],
      [0, 1],
    ],
    [
      'as many as there are',
      300,
      [
        [100, 1_000, 2],
        [100, 9_000, any],
      ],
      [2, 1],
    ],
    [
      'fewer packs at the same price',
      500,
      [
        [100, 10_000, any],
        [500, 50_000, any],
      ],
      [0, 1],
    ],
    [
      'half grams',
      0.9,
      [
        [0.5, 10_000, any],
        [0.3, 5_900, any],
      ],
      [0, 3],
    ],
    ['one pack for next to nothing', 0.001, [[100, 25_000, any]], [1]],
  ] as const)('takes %s', (_what, amount, rows, counts) => {
    const packs = rows.map(([contents, price, most]) => ({ contents, price, most }))
    expect(cheapestMix(amount, packs)).toEqual(counts)
  })

  it('is null where all packs together are not enough, or there is none', () => {
    expect(cheapestMix(500, [{ contents: 100, price: 1_000, most: 4 }])).toBeNull()
    expect(cheapestMix(1, [{ contents: 100, price: 1_000, most: 0 }])).toBeNull()
    expect(cheapestMix(1, [])).toBeNull()
  })

  it('costs no more, and has no more packs, than the best of all mixes', () => {
    const pack = fc.record({
      contents: fc.constantFrom(1, 2.5, 3, 4, 5, 7, 10),
      price: fc.integer({ min: 1, max: 60 }),
      most: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(Infinity)),
    })
    fc.assert(
      fc.property(
        fc.array(pack, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0.1, max: 24, noNaN: true }),
        (packs, amount) => {
          const counts = cheapestMix(amount, packs)
          const best = tryAll(amount, packs)
          expect(counts === null).toBe(best === null)
          if (counts === null) return
          const total = (of: (pack: MixPack) => number) =>
            counts.reduce(
              (sum, count, index) => sum + count * of(packs[index] ?? { contents: 0, price: 0, most: 0 }),
              0,
            )
          expect({ cost: total(({ price }) => price), count: total(() => 1) }).toEqual(best)
          expect(total(({ contents }) => contents)).toBeGreaterThanOrEqual(amount - 1e-6)
          expect(counts.every((count, index) => count <= (packs[index]?.most ?? 0))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('fills a very large field with the best pack, quickly', () => {
    const counts = cheapestMix(5_000_001, [
      { contents: 333, price: 40_000, most: Infinity },
      { contents: 1_000, price: 100_000, most: Infinity },
      { contents: 7, price: 900, most: Infinity },
    ])
    expect(counts).toEqual([0, 5_000, 1])
  })
})

describe('mixForArea', () => {
  const small = aVariant({ id: 'small', netQuantity: { value: 100, unit: 'ml' }, price: 25_000 })
  const large = aVariant({ id: 'large', netQuantity: { value: 250, unit: 'ml' }, price: 55_000 })
  const field = (area: number, unit: AreaUnit = 'acre') => ({ area, unit })
  const any = () => Infinity

  it('tells the mix, what it costs, what is left, and what one kind of pack would cost', () => {
    expect(mixForArea(spray, field(3.4), [small, large], any)).toEqual({
      ok: true,
      value: {
        needed: { min: { value: 204, unit: 'ml' }, max: { value: 340, unit: 'ml' } },
        mix: [
          { pack: small, count: 1 },
          { pack: large, count: 1 },
        ],
        cost: 80_000,
        leftOver: { value: 10, unit: 'ml' },
        packsForLess: 1,
        instead: { pack: small, count: 4, dearerBy: 20_000 },
      },
    })
  })

  it('has nothing to compare where one kind is the cheapest', () => {
    expect(mixForArea(spray, field(2.5), [small, large], any)).toMatchObject({
      value: { mix: [{ pack: large, count: 1 }], leftOver: null, instead: null },
    })
  })

  it('counts what is inside a multi pack, and leaves out what is measured otherwise', () => {
    const four = { ...small, packCount: 4, price: 90_000 }
    const kilo = aVariant({ netQuantity: { value: 1, unit: 'kg' }, price: 1 })
    expect(mixForArea(spray, field(1, 'hectare'), [four, kilo], any)).toMatchObject({
      value: { mix: [{ pack: four, count: 1 }], cost: 90_000, leftOver: { value: 152.9, unit: 'ml' } },
    })
  })

  it('leaves over only whole seeds and pieces', () => {
    const lures: Dose = { kind: 'count', min: 5, max: 8, unit: 'piece' }
    const five = aVariant({ netQuantity: { value: 5, unit: 'piece' } })
    expect(mixForArea(lures, field(1.2), [five], any)).toMatchObject({
      value: { mix: [{ count: 2 }], needed: { max: { value: 10 } }, leftOver: null },
    })
    expect(mixForArea(lures, field(1), [five], any)).toMatchObject({ value: { leftOver: { value: 2, unit: 'piece' } } })
  })

  it('takes no more than can be bought, and says where that is not enough', () => {
    expect(mixForArea(spray, field(3), [small, large], ({ id }) => (id === 'large' ? 0 : 3))).toMatchObject({
      value: { mix: [{ pack: small, count: 3 }], instead: null },
    })
    expect(mixForArea(spray, field(9), [small], () => 3)).toEqual({ ok: false, error: { code: 'dose/not-enough' } })
  })

  it('gives no advice for another measure or an unknown one, and refuses a district', () => {
    const others = [{ value: 1, unit: 'kg' } as const, null, { value: 0, unit: 'ml' } as const].map((netQuantity) =>
      aVariant({ netQuantity }),
    )
    expect([bottle, ...others].map((pack) => isDosedBy(spray, pack))).toEqual([true, false, false, false])
    expect(mixForArea(spray, field(1), others, any)).toBeNull()
    expect(mixForArea(spray, field(1_000.1), [bottle], any)).toEqual({
      ok: false,
      error: { code: 'dose/area-too-large' },
    })
  })
})
