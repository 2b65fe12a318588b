import type { Product } from '@krishi/storefront-core/catalog'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { WishCard, Wishlist } from './index.ts'
import type { WishlistProps } from './index.ts'
import en from './messages/en.json'
import { wishlistContract } from './wishlist.contract.ts'
import { aWishCard, someWishes } from './wishlist.fixtures.tsx'

const nothing = () => undefined

function props(own: Partial<WishlistProps> = {}): WishlistProps {
  return {
    status: 'ready',
    products: someWishes,
    renderCard: aWishCard,
    shopHref: '#shop',
    signInHref: '#sign-in',
    onRemove: nothing,
    onBuyNow: nothing,
    onRetry: nothing,
    ...own,
  }
}

conformance('Wishlist', { contract: wishlistContract, widget: () => <Wishlist {...props()} /> })

const heading = page.getByRole('heading', { level: 1, name: 'My wishlist' })
const cards = page.getByRole('article')

function Live() {
  const [products, setProducts] = useState(someWishes)
  const takeOff = (gone: Product) => setProducts(products.filter((product) => product !== gone))
  return <Wishlist {...props({ products, onRemove: takeOff, onBuyNow: takeOff })} />
}

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('Wishlist %s', (_place, renderThere) => {
  it('[20.7] lists the products of the wishlist, and removes one without losing the focus', async () => {
    await renderThere(<Live />)
    expect(cards.elements()).toHaveLength(3)
    page.getByRole('button', { name: 'Remove from wishlist: Neem Oil 1500 ppm' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => cards.elements().length).toBe(2)
    expect(heading.element().matches(':focus')).toBe(true)
  })

  it('[20.5] [20.7] buys from a card, leads to the cart that has it, and says what is sold out', async () => {
    await renderThere(<Live />)
    await expect.element(page.getByRole('button', { name: 'Go to cart' })).toBeVisible()
    await expect.element(cards.nth(2).getByText('Sold out')).toBeVisible()
    await page.getByRole('button', { name: 'Buy now: Arka Rakshak Tomato Seeds, 500 g' }).click()
    await expect.poll(() => cards.elements().length).toBe(2)
    expect(heading.element().matches(':focus')).toBe(true)
  })
})

describe('Wishlist', () => {
  it('[20.7] leads to the shop while it is empty', async () => {
    await render(<Wishlist {...props({ products: [] })} />)
    await expect.element(page.getByRole('heading', { name: en.emptyTitle })).toBeVisible()
    await expect.element(page.getByRole('link', { name: en.startShopping })).toHaveAttribute('href', '#shop')
  })

  it('[20.3] leads a guest to sign in', async () => {
    await render(<Wishlist {...props({ status: 'guest', products: [] })} />)
    await expect.element(page.getByRole('link', { name: en.signIn })).toHaveAttribute('href', '#sign-in')
  })

  it.each([0, 3])('says that it could not be read, beside the %s cards that are there', async (count) => {
    let retries = 0
    const products = someWishes.slice(0, count)
    await render(<Wishlist {...props({ status: 'failed', products, onRetry: () => (retries += 1) })} />)
    expect(cards.elements()).toHaveLength(count)
    await page.getByRole('alert').getByRole('button').click()
    expect(retries).toBe(1)
  })

  it('has every word of its own from its messages', async () => {
    const messages = pseudoMessages(en)
    for (const own of [{ products: [] }, { status: 'guest', products: [] }] as const) {
      const { container, unmount } = await render(
        <section>
          <Wishlist {...props({ ...own, messages })} />
        </section>,
      )
      expect(leakedWords(container)).toEqual([])
      await unmount()
    }
    const [product] = someWishes
    if (!product) return
    const { container } = await render(
      <WishCard
        {...{ product, messages, onRemove: nothing, onBuyNow: nothing, onGoToCart: nothing }}
        href="#"
        limits={{ min: 0, max: 1, reason: null }}
        availability="available"
        discountPercent={null}
        inCart={false}
      />,
    )
    const remove = container.querySelector('[data-part="corner"] button')
    expect(remove?.getAttribute('aria-label')).toBe('⟦Remove from wishlist: Arka Rakshak Tomato Seeds⟧')
  })
})
