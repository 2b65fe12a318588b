import type { Config } from '@krishi/api/config'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { coinTexts } from './coin-texts.ts'

/**
 * What is usual in this shop where its owner tells nothing: it recommends cheaper substitutes [17.1] and has coins [27.6]. Which law it
 * keeps to, who sells, how the shop is reached, and whether reviews wait for a moderator [19.5], the environment says.
 */
export const shopSettings = ({
  compliance,
  seller,
  contact,
  moderatesReviews,
}: Pick<Config, 'compliance' | 'seller' | 'contact' | 'moderatesReviews'>) =>
  mergeSettings({
    compliance,
    seller,
    ...contact,
    isReviewsModerationEnabled: moderatesReviews,
    alternativeProduct: { enableAlternativeProduct: true },
    loyaltyPoints: { enableLoyaltyPoints: true },
    loyaltyConfig: coinTexts,
  })
