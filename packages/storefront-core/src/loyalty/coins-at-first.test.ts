import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { usesCoinsAtFirst } from './index.ts'

describe('usesCoinsAtFirst', () => {
  it.each([
    ['spec', true, true, true],
    ['spec', true, false, false],
    ['spec', false, true, false],
    ['india-2026', true, true, false],
  ] as const)(
    '[27.1] with the rules of %s, coins on: %s and applied by default: %s, is %s',
    (compliance, enableLoyaltyPoints, applyByDefault, expected) => {
      const loyaltyPoints = { ...defaultSettings.loyaltyPoints, enableLoyaltyPoints, applyByDefault }
      expect(usesCoinsAtFirst({ compliance, loyaltyPoints })).toBe(expected)
    },
  )

  it('[27.1] leaves the box empty in a shop that was told nothing', () => {
    expect(usesCoinsAtFirst(defaultSettings)).toBe(false)
  })
})
