import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestOffer, couponStanding, couponUsesLeft, couponValue, isCouponOver } from './index.ts'
import type { CouponRule } from './index.ts'

const now = Date.UTC(2026, 10, 22)

function aRule(changes: Partial<CouponRule> = {}): CouponRule {
  return {
    valueType: 'FIXED_AMOUNT',
    value: 5_000,
    minimumPurchaseRequirements: 0,
    end: null,
    shouldApplyMinimumValue: false,
    ...changes,
  }
}

describe('couponValue', () => {
  it.each([
    ['FIXED_AMOUNT', 5_000, false, 50_000, 5_000],
    ['FIXED_AMOUNT', 5_000, false, 4_000, 4_000],
    ['FIXED_AMOUNT', 12_000, true, 50_000, 10_000],
    ['FIXED_AMOUNT', 10_000, true, 50_000, 10_000],
    ['FIXED_AMOUNT', 12_000, true, 50_499, 10_000],
    ['PERCENTAGE', 10, false, 50_000, 5_000],
    ['PERCENTAGE', 2.5, false, 50_050, 1_251],
    ['PERCENTAGE', 30, false, 50_000, 15_000],
    ['PERCENTAGE', 30, true, 50_000, 10_000],
    ['PERCENTAGE', 30, true, 50_499, 10_000],
    ['PERCENTAGE', 20, true, 50_499, 10_100],
    ['PERCENTAGE', 150, false, 50_000, 50_000],
  ] as const)('[26.3] %s of %d, capped: %s, takes of %i paise %i', (valueType, value, isCapped, total, expected) => {
    expect(couponValue(aRule({ valueType, value, shouldApplyMinimumValue: isCapped }), total)).toBe(expected)
  })

  it('[26.3] is never below 0 nor above the cart, and a capped one never above a fifth of it', () => {
    const rule = fc.record({
      valueType: fc.constantFrom('PERCENTAGE' as const, 'FIXED_AMOUNT' as const),
      value: fc.nat(200),
      shouldApplyMinimumValue: fc.boolean(),
    })
    fc.assert(
      fc.property(rule, fc.nat(1e8), (given, total) => {
        const value = couponValue(aRule(given), total)
        expect(value >= 0 && value <= total).toBe(true)
        if (given.shouldApplyMinimumValue) expect(value).toBeLessThanOrEqual(Math.round(total / 5))
      }),
    )
  })
})

describe('couponStanding', () => {
  it('[26.6] waits while the cart is below its minimum, and says how much is missing', () => {
    const rule = aRule({ minimumPurchaseRequirements: 50_000 })
    expect(couponStanding(rule, 38_000, now)).toEqual({ status: 'below-minimum', missing: 12_000 })
    expect(couponStanding(rule, 50_000, now)).toEqual({ status: 'active', value: 5_000 })
  })

  it('[26.6] is over from its end on, whatever the cart holds', () => {
    const rule = aRule({ end: new Date(now).toISOString(), minimumPurchaseRequirements: 50_000 })
    expect(couponStanding(rule, 60_000, now - 1).status).toBe('active')
    expect(couponStanding(rule, 60_000, now)).toEqual({ status: 'expired' })
    expect(couponStanding(rule, 0, now)).toEqual({ status: 'expired' })
  })
})

describe('the one judge of a coupon', () => {
  const start = new Date(now + 1).toISOString()
  const end = new Date(now).toISOString()

  it.each([
    ['no coupon', null, 'unknown'],
    ['one that begins later', aRule({ start }), 'unknown'],
    ['one that begins now', aRule({ start: end }), 'active'],
    ['one that is over', aRule({ end, usesLeft: 0 }), 'expired'],
    ['one that was used as often as it may be', aRule({ usesLeft: 0, minimumPurchaseRequirements: 90_000 }), 'used-up'],
    ['one with a use left', aRule({ usesLeft: 1 }), 'active'],
    ['one whose minimum is not reached', aRule({ usesLeft: 1, minimumPurchaseRequirements: 90_000 }), 'below-minimum'],
  ] as const)('[26.2] [26.6] judges %s', (_name, rule, status) => {
    const standing = couponStanding(rule, 50_000, now)
    expect(standing.status).toBe(status)
    expect(isCouponOver(standing)).toBe(status !== 'active' && status !== 'below-minimum')
  })

  it.each([
    [{ totalLimit: null, used: 9, perShopperLimit: null, usedByShopper: 9 }, Infinity],
    [{ totalLimit: 10, used: 9, perShopperLimit: null, usedByShopper: 9 }, 1],
    [{ totalLimit: 10, used: 2, perShopperLimit: 2, usedByShopper: 1 }, 1],
    [{ totalLimit: 10, used: 12, perShopperLimit: 1, usedByShopper: 0 }, 0],
    [{ totalLimit: null, used: 0, perShopperLimit: 1, usedByShopper: 3 }, 0],
  ])('[26.2] counts what is left of %j: %d', (uses, left) => {
    expect(couponUsesLeft(uses)).toBe(left)
  })
})

describe('bestOffer', () => {
  const small = aRule({ value: 3_000 })
  const large = aRule({ valueType: 'PERCENTAGE', value: 10 })
  const huge = aRule({ value: 30_000, minimumPurchaseRequirements: 90_000 })
  const over = aRule({ value: 40_000, end: new Date(now - 1).toISOString() })

  it('[26.1] is the one that takes most off this cart', () => {
    expect(bestOffer([small, large, huge, over], 20_000, now)).toBe(small)
    expect(bestOffer([small, large, huge, over], 80_000, now)).toBe(large)
    expect(bestOffer([small, large, huge, over], 95_000, now)).toBe(huge)
  })

  it('[26.1] is the first of equals, and nobody where nothing is taken off', () => {
    expect(bestOffer([small, { ...small }], 20_000, now)).toBe(small)
    expect(bestOffer([over, aRule({ value: 0 })], 20_000, now)).toBeNull()
  })
})
