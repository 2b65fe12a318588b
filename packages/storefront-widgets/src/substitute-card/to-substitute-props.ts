import { quantityLimits, variantAvailability } from '@krishi/storefront-core/availability'
import { isRatingShown, sharedContent } from '@krishi/storefront-core/catalog'
import type { Product } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Alternative } from '@krishi/storefront-hooks/catalog'
import type { QuantityControlProps } from '@krishi/storefront-ui/quantity-control'
import type { SubstituteCardProps, SubstituteWords } from '@krishi/storefront-ui/substitute-card'

type Facts = Pick<
  SubstituteCardProps,
  'product' | 'variantId' | 'cheaperPercent' | 'sharedContent' | 'showRating' | 'intervalMs' | 'words'
>

/** What the card of a substitute of `subject` shows that rules and settings decide [17.1, 17.2, 17.3]. */
export function toSubstituteProps(found: Alternative, subject: Product, settings: Settings, locale: Locale): Facts {
  const { showRatingThreshold, scrollTextInterval } = settings.alternativeProduct
  const content = sharedContent(subject, found.product)
  return {
    ...found,
    sharedContent: content === null ? null : (found.product.productKind ?? { text: content, lang: 'en' }),
    showRating: isRatingShown(found.product.rating.average, showRatingThreshold),
    intervalMs: scrollTextInterval,
    words: substituteWords(settings, locale),
  }
}

/** What the shop's owner says in place of the widget's words, in one language [17.1]. */
export function substituteWords({ alternativeProduct }: Settings, locale: Locale): SubstituteWords {
  const { cheaperTitle, substituteForTitle } = alternativeProduct.translations
  return { cheaper: cheaperTitle[locale], substituteFor: substituteForTitle[locale] }
}

/** What the control that sells it needs to know; undefined for a pack that has left the shop. */
export function toSubstituteControl({
  product,
  variantId,
}: Alternative): Pick<QuantityControlProps, 'product' | 'limits' | 'availability'> | undefined {
  const variant = product.variants.find(({ id }) => id === variantId)
  return (
    variant && {
      product: `${product.productName.text}, ${variant.title.text}`,
      limits: quantityLimits(variant),
      availability: variantAvailability(variant).forSale ? 'available' : 'sold-out',
    }
  )
}
