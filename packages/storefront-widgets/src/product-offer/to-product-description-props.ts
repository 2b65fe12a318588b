import type { LocalizedText, ProductDetail } from '@krishi/storefront-core/catalog'
import { toSafeHtml } from '@krishi/storefront-ui/primitives/safe-html'
import type { ProductDescriptionProps, ProductText } from '@krishi/storefront-ui/product-description'

/** Of seeds and machines the technical line is a description, and stands with the name only [15.5]. */
const productTypesWithComposition: readonly string[] = ['Crop Nutrition', 'Crop Protection']

/** What there is to read about a product. Its HTML is what our server sanitised, and is marked as such here. */
export function toProductDescriptionProps(product: ProductDetail): Omit<ProductDescriptionProps, 'messages'> {
  return {
    overview: toProductText(product.overviewHtml),
    description: toProductText(product.descriptionHtml),
    countryOfOrigin: product.countryOfOrigin,
    composition: productTypesWithComposition.includes(product.productType) ? product.technicalContent : '',
  }
}

function toProductText(text: LocalizedText | null): ProductText | null {
  return text === null || text.text.trim() === '' ? null : { html: toSafeHtml(text.text), lang: text.lang }
}
