import type { Paise } from '../money/index.ts'
import type { LoyaltySettings } from '../settings/index.ts'

/** The coins that a purchase takes, and what they take off. */
export interface RedeemedCoins {
  readonly coins: number
  readonly amount: Paise
}

/** The rules of spending. */
export type RedeemRules = Pick<
  LoyaltySettings,
  'rupeePerBHCoin' | 'bhCoinsDebitType' | 'bhCoinsDebitValue' | 'bhCoinsMaxUsageValue' | 'enforceMaxUsage'
>

/**
 * The coins that a purchase asks for: a percentage of its price, or what brings it down to a fixed price; whole ones, rounded
 * up [25.5, 27.4].
 */
function requiredCoins(price: Paise, { bhCoinsDebitType: type, bhCoinsDebitValue: value }: RedeemRules): number {
  // Hundredths of a percent, so that 2.5 % of a price is exact.
  if (type === 'percentage') return Math.ceil((price * Math.round(value * 100)) / 1_000_000)
  return Math.ceil(Math.max(0, price - value) / 100)
}

/**
 * What coins take off a purchase [25.5]. A wallet with fewer than are asked for gives what it has, up to the most of one
 * purchase; a fuller one gives what is asked for, and the most holds it as well unless `enforceMaxUsage` is off. Never more
 * than is left to pay: a coin that would pay nothing stays in the wallet.
 *
 * @param price What the goods cost after the discounts of the products.
 * @param balance The shopper's coins that have not expired.
 * @param left What is left of the price to pay, after a coupon.
 */
export function redeemCoins(price: Paise, balance: number, rules: RedeemRules, left = price): RedeemedCoins {
  const { rupeePerBHCoin, bhCoinsMaxUsageValue: most, enforceMaxUsage } = rules
  const required = requiredCoins(price, rules)
  const wanted = balance < required ? Math.min(balance, most) : enforceMaxUsage ? Math.min(required, most) : required
  const perCoin = Math.round(rupeePerBHCoin * 100)
  if (perCoin === 0) return { coins: 0, amount: 0 }
  const coins = Math.min(wanted, Math.ceil(left / perCoin))
  return { coins, amount: Math.min(coins * perCoin, left) }
}
