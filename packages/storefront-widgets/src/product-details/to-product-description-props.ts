import { descriptionVideo } from '@krishi/storefront-core/catalog'
import type { LocalizedText, ProductDetail } from '@krishi/storefront-core/catalog'
import { trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'
import type { ProductDescriptionProps, ProductText } from '@krishi/storefront-ui/product-description'

/**
 * What there is to read about a product, and the second of its videos with the picture of the pack for a poster [15.12].
 * Its HTML is what our server sanitised, and is marked as such here.
 */
export function toProductDescriptionProps(product: ProductDetail): Omit<ProductDescriptionProps, 'messages'> {
  const video = descriptionVideo(product.videos)
  return {
    overview: toProductText(product.overviewHtml),
    description: toProductText(product.descriptionHtml),
    video: video && { ...video, posterUrl: product.productImages[0] ?? '' },
  }
}

function toProductText(text: LocalizedText | null): ProductText | null {
  return text && { html: trustedHtml(text.text), lang: text.lang }
}
