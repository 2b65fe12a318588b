import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { redeemCoins } from './index.ts'

const rules = defaultSettings.loyaltyPoints

describe('redeemCoins', () => {
  it.each([
    [100_000, 500, 20],
    [100_001, 500, 21],
    [100_000, 20, 20],
    [100_000, 19, 19],
    [100_000, 0, 0],
    [0, 500, 0],
    [1_000_000, 90, 90],
    [1_000_000, 150, 100],
    [1_000_000, 500, 100],
  ])('[25.5] of %i paise takes, of a wallet of %i, %i coins', (price, balance, coins) => {
    expect(redeemCoins(price, balance, rules)).toEqual({ coins, amount: coins * 100 })
  })

  it('[25.5] lets a full wallet give all that is asked for where the owner says so', () => {
    const generous = { ...rules, enforceMaxUsage: false }
    expect(redeemCoins(1_000_000, 500, generous).coins).toBe(200)
    expect(redeemCoins(1_000_000, 150, generous).coins).toBe(100)
  })

  it('[25.5] brings a price down to a fixed one', () => {
    const fixed = { ...rules, bhCoinsDebitType: 'fixed', bhCoinsDebitValue: 45_050 } as const
    expect(redeemCoins(50_000, 80, fixed).coins).toBe(50)
    expect(redeemCoins(45_000, 80, fixed).coins).toBe(0)
  })

  it('[27.4] values a coin as the owner says, and not at all where it is worth nothing', () => {
    expect(redeemCoins(100_000, 500, { ...rules, rupeePerBHCoin: 0.5 })).toEqual({ coins: 20, amount: 1_000 })
    expect(redeemCoins(100_000, 500, { ...rules, rupeePerBHCoin: 0 })).toEqual({ coins: 0, amount: 0 })
  })

  it('[25.5] leaves in the wallet what would pay nothing', () => {
    expect(redeemCoins(100_000, 500, rules, 350)).toEqual({ coins: 4, amount: 350 })
    expect(redeemCoins(100_000, 500, rules, 0)).toEqual({ coins: 0, amount: 0 })
  })

  it('[25.5] never takes more than wallet, price and the most of one purchase', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1_000), fc.nat(1e7), (price, balance, left) => {
        const { coins, amount } = redeemCoins(price, balance, rules, left)
        expect(coins).toBeLessThanOrEqual(Math.min(balance, rules.bhCoinsMaxUsageValue))
        expect(amount).toBeLessThanOrEqual(left)
      }),
    )
  })
})
