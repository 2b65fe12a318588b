import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BuyButtonWidget } from '../buy-button/index.ts'
import { HandoverDrawerWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })

/** A page that sells one product and hands its cart over. */
async function aPage(onProceed: () => Promise<unknown> = () => Promise.resolve()) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }), clock })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: defaultSettings,
    clock,
    createCart: createCartStore,
  })
  const added: string[] = []
  const shown = (isOpen: boolean) => (
    <StorefrontProvider storefront={storefront}>
      <BuyButtonWidget product={product} onAdd={({ id }) => added.push(id)} />
      <HandoverDrawerWidget
        open={isOpen}
        onOpenChange={() => undefined}
        continueHref="/"
        termsHref="/terms"
        productHref={(handle) => `/products/${handle}`}
        onProceed={onProceed}
      />
    </StorefrontProvider>
  )
  const screen = await render(shown(false))
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await clock.advance(400)
  return { added, backend, clock, storefront, open: () => screen.rerender(shown(true)) }
}

const drawer = page.getByRole('dialog')
const proceed = drawer.getByRole('button', { name: /^Proceed/ })

describe('BuyButtonWidget', () => {
  it('[23.1] sells the first pack for sale, and says once that it did', async () => {
    const { added, storefront } = await aPage()
    await page.getByRole('button', { name: /^Increase/ }).click()
    expect(added).toEqual(['tomato-1'])
    expect(storefront.cart.getState().view.count).toBe(2)
  })
})

describe('HandoverDrawerWidget', () => {
  it('[24.5] proceeds by what the page does, and is busy until that is done', async () => {
    let finish: () => void = () => undefined
    const { open } = await aPage(() => new Promise<void>((resolve) => void (finish = resolve)))
    await open()
    await proceed.click()
    await expect.element(proceed).toHaveAttribute('aria-busy', 'true')
    finish()
    await expect.element(proceed).not.toHaveAttribute('aria-busy')
  })

  it('[23.8] takes no note, which would stay behind', async () => {
    await (await aPage()).open()
    await expect.element(proceed).toBeVisible()
    expect(drawer.getByRole('textbox', { name: /note/i }).query()).toBeNull()
  })

  it('[23.4] tells what a price call changed', async () => {
    const { backend, clock, open, storefront } = await aPage()
    await open()
    backend.changeVariant('tomato-1', { price: 99_900 })
    void storefront.cart.actions.refresh()
    await clock.advance(400)
    await expect.element(drawer.getByText(/^Price up by ₹749/).first()).toBeVisible()
  })
})
