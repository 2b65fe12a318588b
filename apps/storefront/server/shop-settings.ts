import { mergeSettings } from '@krishi/storefront-core/settings'
import { coinTexts } from './coin-texts.ts'

/** What this shop's owner has changed of the built-in settings: it recommends cheaper substitutes [17.1] and has coins [27.6]. */
export const shopSettings = mergeSettings({
  alternativeProduct: { enableAlternativeProduct: true },
  loyaltyPoints: { enableLoyaltyPoints: true },
  loyaltyConfig: coinTexts,
})
