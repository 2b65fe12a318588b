import type { WishlistItem } from '@krishi/storefront-core/contract'
import { hasShape, isListOf, isText } from '@krishi/storefront-core/shape'
import type { Wish } from '@krishi/storefront-core/wishlist'
import { toProduct } from '../catalog/product-codec.ts'
import { isProductPayload } from '../catalog/product-guards.ts'

/** What is read of a wish of the wire. */
export type KeptWish = Pick<WishlistItem, 'wishListId' | 'product'>

/** A wish on the wire, and as a device keeps it. */
export const isWishlistItem = hasShape<KeptWish>({
  wishListId: isText,
  product: isProductPayload,
})

/** Wishes on the wire. */
export const isWishlistItems = isListOf(isWishlistItem)

/** Reads a wish. */
export function toWish({ wishListId: id, product }: KeptWish): Wish {
  return { id, product: toProduct(product) }
}

/** A wish as a device keeps it: what its card shows, and nothing of its page. */
export function toWishlistItem({ id: wishListId, product }: Wish): WishlistItem {
  const { productId, handle, productName, vendorName, productType, productClassification, technicalContent } = product
  const { status, productImages, position, rating, variants, saleLabel } = product
  const placed = variants.map((variant, index) => [variant.id, { ...variant, position: index + 1 }] as const)
  const facts = { productId, handle, productName, vendorName, productType, productClassification, technicalContent }
  const shown = { status, productImages, position, rating, ...(saleLabel && { saleLabel }) }
  const card = { ...facts, ...shown, mapVariant: Object.fromEntries(placed) }
  return { wishListId, productId, productExternalId: productId, product: card }
}
