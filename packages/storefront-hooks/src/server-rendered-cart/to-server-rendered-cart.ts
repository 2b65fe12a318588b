import { reconcileCart, toCartLine } from '@krishi/storefront-core/cart'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import { cartTotals } from '@krishi/storefront-core/pricing'
import type { CartPrices } from '../cart/cart-port.ts'
import type { ServerRenderedCart } from './create-server-rendered-cart.ts'

/**
 * Draws a cart on a server, which knows only the references of its lines: what is to be had of them, as a price call would
 * leave them [23.4].
 *
 * @param prices The answer of the price call for these lines.
 */
export function toServerRenderedCart(
  references: readonly CartLineReference[],
  { products, shipping }: CartPrices,
): ServerRenderedCart {
  const wanted = references.flatMap(({ productId, variantId, quantity }) => {
    const product = products[productId]
    const variant = product?.mapVariant[variantId]
    return product && variant ? [toCartLine(product, variant, quantity)] : []
  })
  const { lines } = reconcileCart(wanted, products)
  return { lines, shipping, totals: cartTotals(lines, { shipping }) }
}
