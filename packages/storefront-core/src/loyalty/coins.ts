import type { Paise } from '../money/index.ts'
import type { LoyaltySettings } from '../settings/index.ts'

/** What a purchase earns. */
export interface EarnedCoins {
  readonly coins: number
  /** What they are worth, in rupees: multiplier times coins [15.6]. */
  readonly rupees: number
}

/** The coins that a purchase at this price earns, in whole ones; null where it earns none or coins are off [15.6, 27.4]. */
export function earnedCoins(
  price: Paise,
  rules: Pick<
    LoyaltySettings,
    'enableLoyaltyPoints' | 'rupeePerBHCoin' | 'bHCoinsApplicabilityType' | 'bHCoinsApplicabilityValue'
  >,
): EarnedCoins | null {
  if (!rules.enableLoyaltyPoints) return null
  const { bHCoinsApplicabilityType: type, bHCoinsApplicabilityValue: value, rupeePerBHCoin } = rules
  // Percent of a price in paise: rupees times ten thousand.
  const coins = Math.ceil(type === 'percentage' ? (price * value) / 10_000 : value)
  return coins > 0 ? { coins, rupees: coins * rupeePerBHCoin } : null
}

/** The owner's sentence with the figures in place of `#BHCOINS` and `#BHRUPEES` [15.6]. */
export function coinsSentence(template: string, { coins, rupees }: EarnedCoins): string {
  return template.replaceAll('#BHCOINS', String(coins)).replaceAll('#BHRUPEES', String(rupees))
}
