import { formatInr } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
import type { LoyaltyTexts, Settings } from '@krishi/storefront-core/settings'
import type { CoinExplainerProps } from '@krishi/storefront-ui/coin-explainer'
import { trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'

/** What the shop says about coins in a language, English where it says nothing in it. Its terms are what our server sanitised. */
export function toCoinExplainerProps(
  { loyaltyConfig, loyaltyPoints }: Pick<Settings, 'loyaltyConfig' | 'loyaltyPoints'>,
  locale: Locale,
): Pick<CoinExplainerProps, 'heading' | 'subHeading' | 'media' | 'termsHtml' | 'worth' | 'most'> {
  const texts = loyaltyConfig[locale] ?? loyaltyConfig.en
  const terms = texts?.termsAndConditions.trim() ?? ''
  return {
    heading: texts?.heading,
    subHeading: texts?.subHeading,
    media: texts && toMedia(texts),
    termsHtml: terms === '' ? null : trustedHtml(terms),
    worth: formatInr(loyaltyPoints.rupeePerBHCoin * 100),
    most: loyaltyPoints.bhCoinsMaxUsageValue,
  }
}

/** A moving drawing is shown as its still picture, which the shop keeps beside it: `how.json` has its `how.webp`. */
function toMedia({ mediaType, howToUseBHCoinsMedia: src, heading }: LoyaltyTexts): CoinExplainerProps['media'] {
  if (src === '') return undefined
  if (mediaType === 'lottie') return { type: 'image', src: src.replace(/\.(?:json|lottie)$/, '.webp'), alt: heading }
  return { type: mediaType, src, alt: heading }
}
