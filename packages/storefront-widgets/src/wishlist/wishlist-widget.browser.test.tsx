import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aShop, aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { useWishlistEvents, wishlistOf } from '@krishi/storefront-hooks/wishlist'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardCorner, ProductCardWidget } from '../product-card/index.ts'
import { WishlistButtonWidget } from '../wishlist-button/index.ts'
import { WishlistWidget } from './index.ts'

const signedIn = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

async function aShopOf(user: Partial<typeof signedIn>, wished: readonly number[] = []) {
  const backend = createMemoryBackend({ shop: aShop() })
  const browser = aStorage()
  const ports = createMemoryPorts({ backend, user })
  const open = () =>
    createStorefront({
      ports,
      locale: 'en',
      settings: defaultSettings,
      createCart: createCartStore,
      storage: () => browser,
    })
  const { products } = backend.shop()
  const { add } = wishlistOf(open()).actions
  for (const product of products) if (wished.includes(product.position)) await add(product)
  return { backend, browser, products, storefront: open() }
}

async function aWishlist(user: Partial<typeof signedIn>, wished: readonly number[] = []) {
  const shop = await aShopOf(user, wished)
  const events: string[] = []
  let opened = 0
  function Told() {
    useWishlistEvents(({ type }) => events.push(type))
    return null
  }
  await render(
    <StorefrontProvider storefront={shop.storefront}>
      <Told />
      <WishlistWidget
        shopHref="#shop"
        signInHref="#sign-in"
        productHref={(handle) => `#${handle}`}
        onCartOpen={() => (opened += 1)}
      />
    </StorefrontProvider>,
  )
  return { ...shop, events, opened: () => opened }
}

const cards = page.getByRole('article')

describe('WishlistWidget', () => {
  it('[20.7] lists the products of the wishlist, the newest first, and removes one', async () => {
    const { events } = await aWishlist(signedIn, [1, 2])
    await expect.poll(() => cards.elements().length).toBe(2)
    await expect.element(cards.first()).toHaveAccessibleName('Product product-2')
    await page.getByRole('button', { name: 'Remove from wishlist: Product product-2' }).click()
    await expect.poll(() => cards.elements().length).toBe(1)
    await expect.poll(() => events).toEqual(['removed'])
  })

  it('[20.5] buys one: it goes to the cart, which opens, and leaves the list', async () => {
    const { events, opened, storefront, backend } = await aWishlist(signedIn, [1, 2])
    await page.getByRole('button', { name: 'Buy now: Product product-1, 500 g' }).click()
    await expect.poll(() => events).toEqual(['moved'])
    expect([opened(), storefront.cart.getState().view.count]).toEqual([1, 1])
    expect(cards.elements()).toHaveLength(1)
    expect(backend.calls('wishlist.remove')).toBe(1)
  })

  it('[20.5] [20.1] shows a product again that could not be taken off, with the way to the cart that has it', async () => {
    const { events, backend } = await aWishlist(signedIn, [1])
    await expect.poll(() => cards.elements().length).toBe(1)
    backend.set({ failing: { code: 'network/server' } })
    await page.getByRole('button', { name: /^Buy now/ }).click()
    await expect.poll(() => events).toEqual(['unable-to-remove'])
    await expect.element(page.getByRole('button', { name: 'Go to cart' })).toBeVisible()
  })

  it('[20.7] [20.2] lists what the device has kept while there is no connection', async () => {
    const { backend, browser } = await aShopOf(signedIn, [1])
    backend.set({ offline: true })
    const ports = createMemoryPorts({ backend, user: signedIn })
    const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings, storage: () => browser })
    await render(
      <StorefrontProvider storefront={storefront}>
        <WishlistWidget shopHref="#" signInHref="#" productHref={() => '#'} onCartOpen={() => undefined} />
      </StorefrontProvider>,
    )
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(cards.elements()).toHaveLength(1)
  })

  it('[20.3] [03.5] leads a guest to sign in, and asks the server nothing', async () => {
    const { backend } = await aWishlist({})
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
    expect(backend.calls('wishlist.all')).toBe(0)
  })
})

describe('hearts on cards', () => {
  it('[20.1] come later than the cards, and follow one list', async () => {
    const { storefront, products } = await aShopOf(signedIn, [1])
    const shown = (Corner: typeof WishlistButtonWidget | null) => (
      <StorefrontProvider storefront={storefront}>
        <CardCorner.Provider value={Corner}>
          {products.slice(0, 2).map((product) => (
            <ProductCardWidget key={product.productId} product={product} href="#" />
          ))}
        </CardCorner.Provider>
        {products.slice(1, 2).map((product) => (
          <WishlistButtonWidget key={product.productId} look="row" product={product} />
        ))}
      </StorefrontProvider>
    )
    const screen = await render(shown(null))
    await screen.rerender(shown(WishlistButtonWidget))
    const heart = (name: string) => page.getByRole('button', { name: `Wishlist: ${name}` })
    await expect.element(heart('Product product-1')).toHaveAttribute('aria-pressed', 'true')
    await cards
      .nth(1)
      .getByRole('button', { name: /^Wishlist/ })
      .click()
    await expect
      .poll(() =>
        heart('Product product-2')
          .elements()
          .map((each) => each.ariaPressed),
      )
      .toEqual(['true', 'true'])
  })
})
