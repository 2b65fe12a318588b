import type { CartLine } from '@krishi/storefront-core/cart'

/** What of a line a page and a device have to agree about. */
export type PricedLine = Pick<CartLine, 'id' | 'cartQty' | 'price'>

/** Whether two carts hold the same, in the same order, at the same prices. */
export function isSameCart(one: readonly PricedLine[], other: readonly PricedLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, cartQty, price }, place) => {
      const beside = other[place]
      return beside?.id === id && beside.cartQty === cartQty && beside.price === price
    })
  )
}
