import { purchasableLines, variantAvailability } from '../availability/index.ts'
import type { Product, Variant } from '../catalog/index.ts'
import type { OrderLine } from '../checkout/index.ts'
import { productDiscount } from '../pricing/index.ts'
import type { CartLine } from './cart.ts'

/** The cart line of a variant [23.5]. `quantity` is a whole number of at least 1. */
export function toCartLine(product: Omit<Product, 'variants'>, variant: Variant, quantity: number): CartLine {
  const { forSale, limited } = variantAvailability(variant)
  return {
    productId: product.productId,
    id: variant.id,
    productName: product.productName,
    productHandle: product.handle,
    productType: product.productType,
    vendorName: product.vendorName.text,
    productImage: product.productImages[0] ?? '',
    oldProductTitle: product.oldProductTitle ?? '',
    deepLinkUrl: `/products/${encodeURIComponent(product.handle)}?variant=${encodeURIComponent(variant.id)}`,
    position: product.position,
    title: variant.title,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    cartQty: quantity,
    isVariantAvailForSale: forSale,
    isVariantLimited: limited,
    inventoryQuantity: variant.inventoryQuantity,
    inventoryManagement: variant.inventoryManagement,
    inventoryPolicy: variant.inventoryPolicy,
    maxCount: variant.maxCount,
    discountProperties: variant.discountProperties,
    dynamicPrepaid: variant.dynamicPrepaid,
    advancePayment: variant.advancePayment,
  }
}

/** The order line of a cart line [23.5]. Both prices are today's; the server compares the first with its own later. */
export function toOrderLine(line: CartLine): OrderLine {
  return {
    productId: line.productId,
    variantId: line.id,
    merchandiseId: line.id,
    deeplinkUrl: line.deepLinkUrl ?? '',
    productTitle: line.productName.text,
    variantTitle: line.title.text,
    imageUrl: line.productImage,
    productType: line.productType,
    vendorName: line.vendorName,
    productHandle: line.productHandle,
    price: line.price,
    newPrice: line.price,
    quantity: line.cartQty,
    availableQuantity: line.inventoryQuantity,
    isAvailableForSale: line.isVariantAvailForSale,
    inventoryManagement: line.inventoryManagement,
    inventoryPolicy: line.inventoryPolicy,
    maxCount: line.maxCount,
    dynamicPrepaid: line.dynamicPrepaid,
    discountProperties: line.discountProperties,
    skuSpecialDiscountAmount: productDiscount(line.price, line.discountProperties),
  }
}

/** The order lines of a cart: only what is for sale and at least one of it [22.3]. */
export function toOrderLines(lines: readonly CartLine[]): readonly OrderLine[] {
  return purchasableLines(lines).map(toOrderLine)
}

/** The lines with one more: its quantity is added to the line of the same variant, or it comes last. */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  if (lines.every(({ id }) => id !== added.id)) return [...lines, added]
  return lines.map((line) => (line.id === added.id ? { ...line, cartQty: line.cartQty + added.cartQty } : line))
}
