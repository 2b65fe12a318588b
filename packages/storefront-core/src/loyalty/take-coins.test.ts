import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { coinLifetimeMs, earnedCoins, redeemCoins, takeCoins } from './index.ts'
import type { CoinLot } from './index.ts'

const { loyaltyPoints } = defaultSettings
const coinsOn = { ...loyaltyPoints, enableLoyaltyPoints: true }

describe('the rules of coins', () => {
  it.each([
    ['are off at first', loyaltyPoints.enableLoyaltyPoints, false],
    ['are worth a rupee each', redeemCoins(100_000, 1, loyaltyPoints), { coins: 1, amount: 100 }],
    ['are valid for 180 days', coinLifetimeMs / 86_400_000, 180],
    ['are at most 100 in one purchase', redeemCoins(10_000_000, 10_000, loyaltyPoints).coins, 100],
    ['pay two percent of a purchase, rounded up', redeemCoins(100_001, 10_000, loyaltyPoints).coins, 21],
    ['are earned at two percent of a purchase, rounded up', earnedCoins(100_001, coinsOn)?.coins, 21],
    ['earn nothing where they are off', earnedCoins(100_001, loyaltyPoints), null],
  ])('[27.4] coins %s', (_, fact, expected) => {
    expect(fact).toEqual(expected)
  })
})

const soon: CoinLot = { id: 'soon', left: 30, expiresAt: 1_000 }
const later: CoinLot = { id: 'later', left: 50, expiresAt: 2_000 }
const lasting: CoinLot = { id: 'lasting', left: 20, expiresAt: null }

describe('takeCoins', () => {
  it.each([
    [0, []],
    [10, [['soon', 10]]],
    [30, [['soon', 30]]],
    [
      31,
      [
        ['soon', 30],
        ['later', 1],
      ],
    ],
    [
      100,
      [
        ['soon', 30],
        ['later', 50],
        ['lasting', 20],
      ],
    ],
  ] as const)('[27.4] takes %i coins from the lots that expire first', (points, expected) => {
    const draws = takeCoins([lasting, later, soon], points)
    expect(draws?.map(({ lot, points: taken }) => [lot.id, taken])).toEqual(expected)
  })

  it('[27.4] takes nothing where there are fewer', () => {
    expect(takeCoins([lasting, soon], 51)).toBeNull()
    expect(takeCoins([], 1)).toBeNull()
  })

  it('[27.4] takes exactly what is asked for, of no lot more than it has', () => {
    const lot = fc.record({ id: fc.uuid(), left: fc.nat(100), expiresAt: fc.option(fc.nat(10)) })
    fc.assert(
      fc.property(fc.array(lot), fc.nat(400), (lots, points) => {
        const draws = takeCoins(lots, points)
        const all = lots.reduce((sum, { left }) => sum + left, 0)
        expect(draws === null).toBe(all < points)
        expect(draws?.reduce((sum, draw) => sum + draw.points, 0) ?? points).toBe(points)
        for (const draw of draws ?? []) expect(draw.points).toBeLessThanOrEqual(draw.lot.left)
      }),
    )
  })
})
