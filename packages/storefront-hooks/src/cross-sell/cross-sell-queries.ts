import type { Cart } from '@krishi/storefront-core/cart'
import type { Product } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import { cartTotals, freeDeliveryProgress } from '@krishi/storefront-core/pricing'
import type { CartPort, CrossSellQuestion } from '../cart/cart-port.ts'
import type { PagedQuery } from '../query/index.ts'
import { definePagedQuery, valueOf } from '../query/index.ts'

/** Suggestions in a page, and in the strip of the cart [24.6]. */
export const crossSellPageSize = 6

const staleMs = 60_000

/** What is asked for a cart. */
export function toCrossSellQuestion({ lines, shipping }: Cart): CrossSellQuestion {
  const { totalPrice, shippingCharges } = cartTotals(lines, { shipping })
  return {
    lines: lines.map(({ productId, id, cartQty }) => ({ productId, variantId: id, quantity: cartQty })),
    shippingCharges,
    cartValue: totalPrice,
    nextTarget: freeDeliveryProgress(totalPrice, shipping).remaining,
  }
}

/** The pages of what goes with a cart [24.6]. Carts that hold the same share their answers. */
export function crossSellOptions(
  { cart }: { readonly cart: Pick<CartPort, 'crossSell'> },
  question: CrossSellQuestion,
  locale: Locale,
): PagedQuery<readonly Product[]> {
  return definePagedQuery<readonly Product[]>({
    queryKey: ['cart.crossSell', question, locale],
    queryFn: ({ pageParam, signal }) =>
      valueOf(cart.crossSell({ ...question, locale, pageNum: pageParam, pageSize: crossSellPageSize }, { signal })),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, pageNum) => (last.length === 0 ? undefined : pageNum + 1),
    staleTime: staleMs,
  })
}
