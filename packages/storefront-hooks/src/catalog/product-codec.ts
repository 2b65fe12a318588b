import type { Product } from '@krishi/storefront-core/catalog'
import type { ProductPayload, ProductsById } from '@krishi/storefront-core/contract'
import { tidyName } from '@krishi/storefront-core/text'

// What the cart, wishes and listings read, apart from the rest of the catalogue: a page of the checkout loads no more.

/** A product of the wire with its name as it was meant [13.10]. */
export function withTidyName<Payload extends Pick<ProductPayload, 'productName'>>(payload: Payload): Payload {
  const { productName } = payload
  return { ...payload, productName: { ...productName, text: tidyName(productName.text) } }
}

/** Reads a product: the wire's map of variants becomes a list in the order of their positions, its name is tidied [13.10]. */
export function toProduct<Payload extends Pick<ProductPayload, 'mapVariant' | 'productName'>>(payload: Payload) {
  const { mapVariant, ...product } = withTidyName(payload)
  return { ...product, variants: inPosition(Object.values(mapVariant)) }
}

/** Reads a map of products: a list in the order of their positions. */
export function toProducts(products: ProductsById): readonly Product[] {
  return inPosition(Object.values(products)).map(toProduct<ProductPayload>)
}

/** A list in the order of its positions. */
export function inPosition<Value extends { readonly position: number }>(values: readonly Value[]): readonly Value[] {
  return [...values].sort((a, b) => a.position - b.position)
}
