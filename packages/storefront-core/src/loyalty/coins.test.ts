import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { coinsSentence, earnedCoins } from './index.ts'

const rules = { ...defaultSettings.loyaltyPoints, enableLoyaltyPoints: true }

describe('earnedCoins', () => {
  it.each([
    [50_000, 10],
    [50_100, 11],
    [1, 1],
    [0, null],
  ])('[15.6] makes two percent of %d paise %s coins, in whole ones', (price, coins) => {
    expect(earnedCoins(price, rules)?.coins ?? null).toBe(coins)
  })

  it('[15.6] values them by the multiplier', () => {
    expect(earnedCoins(50_000, { ...rules, rupeePerBHCoin: 0.5 })).toEqual({ coins: 10, rupees: 5 })
  })

  it('[15.6] gives the same number for every price where the owner says so', () => {
    const fixed = { ...rules, bHCoinsApplicabilityType: 'fixed', bHCoinsApplicabilityValue: 25 } as const
    expect([earnedCoins(100, fixed), earnedCoins(900_000, fixed)]).toEqual([
      { coins: 25, rupees: 25 },
      { coins: 25, rupees: 25 },
    ])
  })

  it('[15.6] says nothing while coins are off, as they are at first', () => {
    expect(earnedCoins(50_000, defaultSettings.loyaltyPoints)).toBeNull()
  })
})

describe('coinsSentence', () => {
  it('[15.6] [27.5] puts the figures in, wherever they stand and however often', () => {
    const template = '#BHCOINS coins (₹#BHRUPEES), that is #BHCOINS'
    expect(coinsSentence(template, { coins: 12, rupees: 6 })).toBe('12 coins (₹6), that is 12')
    expect(coinsSentence('Thank you', { coins: 12, rupees: 6 })).toBe('Thank you')
  })
})
