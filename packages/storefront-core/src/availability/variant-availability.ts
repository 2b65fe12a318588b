import type { Product, Variant } from '../catalog/index.ts'

/** The facts that decide what can be bought; variants and cart lines have them. */
export type Stock = Pick<Variant, 'inventoryQuantity' | 'inventoryManagement' | 'inventoryPolicy' | 'maxCount'>

/** Whether and how much of a variant is for sale. */
export interface Availability {
  readonly forSale: boolean
  readonly limited: boolean
  /** Infinity where nothing limits; 0 when it is not for sale. */
  readonly quantity: number
}

/**
 * What the specification calls the availability of a variant: free when nobody counts or selling goes on at zero, limited
 * to the stock when it is counted, else not for sale [22.1]. A positive maxCount takes the place of the quantity [22.2];
 * for what a shopper may really add see `quantityLimits`.
 */
export function variantAvailability(stock: Stock): Availability {
  const isCounted = countsStock(stock)
  if (isCounted && stock.inventoryQuantity <= 0) return { forSale: false, limited: false, quantity: 0 }
  if (stock.maxCount > 0) return { forSale: true, limited: true, quantity: stock.maxCount }
  return { forSale: true, limited: isCounted, quantity: isCounted ? stock.inventoryQuantity : Infinity }
}

/** Whether a pack can be bought: its product is still in the catalogue, and it is for sale. Whatever promises something of it asks here. */
export function canBuy(product: Pick<Product, 'status'>, variant: Stock): boolean {
  return product.status === 'active' && variantAvailability(variant).forSale
}

/** Whether none of the variants is for sale [12.5]. True for a product without variants. */
export function isProductSoldOut(product: Pick<Product, 'variants'>): boolean {
  return product.variants.every((variant) => !variantAvailability(variant).forSale)
}

/** Whether the stock is counted and its end stops the sale. */
export function countsStock({ inventoryManagement, inventoryPolicy }: Stock): boolean {
  return inventoryManagement === 'shopify' && inventoryPolicy === 'deny'
}
