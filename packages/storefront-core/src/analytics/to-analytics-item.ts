import type { CartLine } from '../cart/index.ts'
import type { OrderLine } from '../checkout/index.ts'
import type { AnalyticsItem } from '../contract/telemetry.ts'
import { analyticsItemName } from '../text/index.ts'

/** A line of the cart as a product of an event, with how many of it the event is about [08.2]. */
export function cartLineItem(line: CartLine, quantity: number): AnalyticsItem {
  const url = `/products/${line.productHandle}`
  return {
    id: line.productId,
    name: analyticsItemName(line.oldProductTitle || line.productName.text),
    category: line.productType,
    brand: line.vendorName,
    image: line.productImage,
    handle: line.productHandle,
    variant: line.id,
    inStock: line.isVariantAvailForSale,
    deeplink: line.deepLinkUrl ?? url,
    url,
    price: line.price,
    quantity,
  }
}

/** A line of an order as a product of an event [08.2]. */
export function orderLineItem(line: OrderLine): AnalyticsItem {
  const url = `/products/${line.productHandle}`
  return {
    id: line.productId,
    name: analyticsItemName(line.productTitle),
    category: line.productType,
    brand: line.vendorName,
    image: line.imageUrl,
    handle: line.productHandle,
    variant: line.variantId,
    inStock: line.isAvailableForSale,
    deeplink: line.deeplinkUrl ?? url,
    url,
    price: line.price,
    quantity: line.quantity,
  }
}
