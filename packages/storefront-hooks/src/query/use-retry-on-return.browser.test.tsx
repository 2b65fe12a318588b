import { encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useSharedCart } from '../shared-cart/use-shared-cart.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useWishlist } from '../wishlist/use-wishlist.ts'

const link = encodeSharedCart([{ productId: 'product-1', variantId: 'product-1-1', quantity: 1 }])

function Wishlist() {
  return <p>{useWishlist().status}</p>
}

function SharedCart() {
  return <p>{useSharedCart(link).status}</p>
}

it.each([
  ['wishlist', Wishlist],
  ['shared cart', SharedCart],
] as const)('[30.12] what was to be read of the %s is read again when the network is back', async (_, Reading) => {
  const returned = new Set<() => void>()
  const onReturn = (listener: () => void) => {
    returned.add(listener)
    return () => void returned.delete(listener)
  }
  const user = { isGuestUser: false, userId: 'user-1' }
  const { storefront, backend } = aStorefront({ onReturn, user })
  const comeBack = () => returned.forEach((listener) => listener())
  backend.set({ offline: true })
  const { unmount } = await renderInStorefront(storefront, <Reading />)
  await expect.element(page.getByText('failed')).toBeVisible()
  comeBack()
  await expect.element(page.getByText('failed')).toBeVisible()
  backend.set({ offline: false })
  comeBack()
  await expect.element(page.getByText('ready')).toBeVisible()
  await unmount()
})
