import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { checkoutEntry, withDiscountCode } from './index.ts'

describe('checkoutEntry', () => {
  it.each([
    [true, true, true, true, 'address'],
    [true, true, true, false, 'address'],
    [true, false, true, true, 'address'],
    [true, false, true, false, 'address'],
    [false, true, true, true, 'external'],
    [false, true, true, false, 'empty'],
    [false, false, true, true, 'empty'],
    [false, false, true, false, 'empty'],
    [true, true, false, true, 'empty'],
    [false, true, false, true, 'empty'],
  ] as const)(
    '[29.1] address selection %s, external %s, lines %s, token %s: %s',
    (isAddressSelectionEnabled, isShopifyCheckoutEnabled, hasLines, hasToken, entry) => {
      const config = { ...defaultSettings.checkoutConfig, isAddressSelectionEnabled, isShopifyCheckoutEnabled }
      expect(checkoutEntry(config, { hasLines, hasToken })).toBe(entry)
    },
  )
})

describe('withDiscountCode', () => {
  it.each([
    ['https://pay.example/c/1', 'TEN', 'https://pay.example/c/1?discount=TEN'],
    ['https://pay.example/c/1?key=a', 'A&B', 'https://pay.example/c/1?key=a&discount=A%26B'],
    ['https://pay.example/c/1', '', 'https://pay.example/c/1'],
    ['no address', 'TEN', 'no address'],
  ])('[29.3] makes %s with %j %s', (url, code, result) => {
    expect(withDiscountCode(url, code)).toBe(result)
  })
})
