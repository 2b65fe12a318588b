import { createCheckoutStore } from '@krishi/storefront-hooks/checkout'
import type { CheckoutStore } from '@krishi/storefront-hooks/checkout'
import { anAddress } from '@krishi/storefront-hooks/memory'
import type { MemoryBackend } from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { wishlistOf } from '@krishi/storefront-hooks/wishlist'
import { storyProducts } from './story-shop.ts'

/** The shop as a visit finds it, and the backend behind it. */
export interface OpenShop {
  readonly storefront: Storefront
  readonly backend: MemoryBackend
}

/** Something that a shopper does. */
export type Visit = (shop: OpenShop) => unknown

/** Puts two products into the cart: together they are delivered free. */
export const fillCart: Visit = ({ storefront }) => {
  for (const product of [storyProducts.tomato, storyProducts.neem]) {
    const [variant] = product.variants
    if (variant) storefront.cart.actions.add(product, variant)
  }
}

/** Puts products on the wishlist, the last one first. The shopper is signed in. */
export const putAside: Visit = async ({ storefront }) => {
  const { add } = wishlistOf(storefront).actions
  for (const product of [storyProducts.sprayer, storyProducts.neem, storyProducts.tomato]) await add(product)
}

/** Makes a checkout of two products. Its id is `checkout-1`. */
export const openCheckout: Visit = (shop) => checkOut(shop)

/** Orders two products, paid on delivery, through `checkout-1`. The order's id is `order-checkout-1`. */
export const placeOrder: Visit = async (shop) => {
  const { actions, id } = await checkOut(shop)
  const { ports, locale } = shop.storefront
  await actions.placeOrder(await valueOf(ports.checkout.read({ checkoutId: id, locale })), 'cod')
}

/** Orders two products online, through `checkout-1`, and does not pay. The order's id is `order-checkout-1`. */
export const orderOnline: Visit = async (shop) => {
  const { actions, id } = await checkOut(shop)
  const { ports, locale } = shop.storefront
  await actions.placeOrder(await valueOf(ports.checkout.read({ checkoutId: id, locale })), 'online')
}

async function checkOut(shop: OpenShop): Promise<Pick<CheckoutStore, 'actions'> & { readonly id: string }> {
  fillCart(shop)
  const { actions } = createCheckoutStore({
    ...shop.storefront,
    port: shop.storefront.ports.checkout,
    address: () => null,
    createId: () => 'intent-1',
    onChanged: () => undefined,
  })
  return { actions, id: await valueOf(actions.create(anAddress())) }
}
