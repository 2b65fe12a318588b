import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVariant } from '../testing/fixtures.ts'
import { bestValue, discountBadge, discountPercent, unitPrice } from './index.ts'

describe('discountPercent', () => {
  it.each([
    [7_500, 10_000, 25, 25],
    [6_667, 10_000, 33, 33],
    [6_650, 10_000, 34, 34],
    [0, 10_000, 100, 100],
    [9_990, 10_000, 0, 0],
    [10_000, 10_000, 0, null],
    [12_000, 10_000, 0, null],
    [10_000, 0, 0, null],
    [0, 0, 0, null],
    [10_000, null, 0, null],
  ])('[02.2] gives for %d of %s %d %% and the badge %s', (price, compareAtPrice, percent, badge) => {
    expect(discountPercent(price, compareAtPrice)).toBe(percent)
    expect(discountBadge(price, compareAtPrice)).toBe(badge)
  })

  it('[02.2] stays between 0 and 100', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (price, compareAtPrice) => {
        const percent = discountPercent(price, compareAtPrice)
        expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true)
      }),
    )
  })
})

describe('unitPrice', () => {
  it.each([
    [25_000, 1, { value: 500, unit: 'g' }, 50_000, 1, 'kg'],
    [25_000, 2, { value: 0.5, unit: 'kg' }, 25_000, 1, 'kg'],
    [10_000, 1, { value: 300, unit: 'ml' }, 33_333, 1, 'l'],
    [10_000, 1, { value: 3, unit: 'l' }, 3_333, 1, 'l'],
    [10_000, 4, { value: 1, unit: 'piece' }, 2_500, 1, 'piece'],
    [10_000, 1, { value: 500, unit: 'seed' }, 2_000, 100, 'seed'],
  ] as const)(
    '[15.2] makes packs comparable: %d paise for %d of %j',
    (price, packCount, netQuantity, amount, value, unit) => {
      expect(unitPrice({ price, packCount, netQuantity })).toEqual({ amount, per: { value, unit } })
    },
  )

  it('[15.2] says nothing about a pack that does not say what is in it', () => {
    expect(unitPrice({ price: 100, packCount: 1, netQuantity: null })).toBeNull()
    expect(unitPrice({ price: 100, packCount: 1, netQuantity: { value: 0, unit: 'g' } })).toBeNull()
    expect(unitPrice({ price: 100, packCount: 0, netQuantity: { value: 1, unit: 'g' } })).toBeNull()
  })
})

describe('bestValue', () => {
  const grams = (id: string, value: number, price: number, packCount = 1) =>
    aVariant({ id, price, packCount, netQuantity: { value, unit: 'g' } })

  it('is the pack with the lowest unit price, a multi pack as well', () => {
    expect(bestValue([grams('small', 250, 10_000), grams('large', 1_000, 32_000)])).toBe('large')
    expect(bestValue([grams('large', 1_000, 45_000), grams('small', 250, 10_000)])).toBe('small')
    expect(bestValue([grams('one', 250, 10_000), grams('four', 250, 36_000, 4)])).toBe('four')
  })

  it('is the smaller outlay of two at the same unit price', () => {
    const dear = grams('dear', 100, 9_000)
    expect(bestValue([dear, grams('two', 1_000, 40_000), grams('one', 500, 20_000)])).toBe('one')
    expect(bestValue([dear, grams('one', 500, 20_000), grams('two', 1_000, 40_000)])).toBe('one')
  })

  it('is nobody where there is nothing to compare', () => {
    const litre = aVariant({ id: 'litre', netQuantity: { value: 1, unit: 'l' } })
    expect(bestValue([])).toBeNull()
    expect(bestValue([grams('only', 250, 10_000)])).toBeNull()
    expect(bestValue([grams('same', 250, 10_000), grams('price', 500, 20_000)])).toBeNull()
    expect(bestValue([grams('gram', 250, 10_000), litre])).toBeNull()
    expect(bestValue([grams('a', 250, 10_000), grams('b', 500, 10_000), aVariant({ netQuantity: null })])).toBeNull()
  })

  it('has no pack below it', () => {
    const packs = fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 100_000 })), {
      minLength: 2,
      maxLength: 6,
    })
    fc.assert(
      fc.property(packs, (sizes) => {
        const variants = sizes.map(([value, price], index) => grams(String(index), value, price))
        const best = variants.find(({ id }) => id === bestValue(variants))
        const amounts = variants.map((variant) => unitPrice(variant)?.amount ?? 0)
        if (best) expect(unitPrice(best)?.amount).toBe(Math.min(...amounts))
        else expect(new Set(amounts).size).toBe(1)
      }),
    )
  })
})
