import { mergeSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { createCheckoutStore, useCheckout } from '@krishi/storefront-hooks/checkout'
import { anAddress, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CoinsBoxWidget } from './index.ts'

const signedIn = { isGuestUser: false, userId: 'user-1' }
const coinsOn = { enableLoyaltyPoints: true }

function Coins({ checkoutId, onFailure }: { readonly checkoutId: string; readonly onFailure: () => void }) {
  const view = useCheckout(checkoutId)
  if (view.status !== 'ready') return null
  return (
    <>
      <CoinsBoxWidget checkout={view.checkout} onHowOpen={() => undefined} onFailure={onFailure} />
      <output>{view.checkout.cart.totalNetCost}</output>
    </>
  )
}

const box = page.getByRole('checkbox', { name: 'Use 4 coins and save ₹4' })
const total = page.elementLocator(document.body).getByRole('status').filter({ hasText: /^\d+$/ })

/** A payment page with nothing but its coins, of two packs for 200 rupees. */
async function aPage({
  user = signedIn,
  ...given
}: { user?: object; compliance?: string; loyaltyPoints?: object } = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock })
  const asked = { loyaltyPoints: coinsOn, ...given }
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, user, settings: asked }),
    createCart: createCartStore,
    locale: 'en',
    settings: mergeSettings(asked),
    clock,
  })
  const [product] = backend.shop().products
  const [variant] = product?.variants ?? []
  if (product && variant) storefront.cart.actions.add(product, variant, 2)
  const own = { port: storefront.ports.checkout, createId: () => 'intent', address: () => null, onChanged: () => {} }
  const { actions } = createCheckoutStore({ ...storefront, ...own })
  const checkoutId = await valueOf(actions.create(anAddress()))
  const failures: string[] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <Coins checkoutId={checkoutId} onFailure={() => failures.push('failed')} />
    </StorefrontProvider>,
  )
  await expect.element(total).toBeVisible()
  return { backend, failures }
}

describe('coins of a checkout', () => {
  it('[27.1] [30.2] are offered but not used, and lower the total once used', async () => {
    await aPage()
    await expect.element(box).not.toBeChecked()
    await expect.element(total).toHaveTextContent('27000')
    await box.click()
    await expect.element(total).toHaveTextContent('26600')
    await expect.element(box).toBeChecked()
  })

  it('[27.1] start taken where the owner says so', async () => {
    await aPage({ loyaltyPoints: { ...coinsOn, applyByDefault: true } })
    await expect.element(box).toBeChecked()
    await expect.element(total).toHaveTextContent('26600')
  })

  it('[27.1] never start taken where the law forbids it', async () => {
    await aPage({ compliance: 'india-2026', loyaltyPoints: { ...coinsOn, applyByDefault: true } })
    await expect.element(box).not.toBeChecked()
  })

  it('[27.1] stay as they were when they could not be taken', async () => {
    const { backend, failures } = await aPage()
    backend.set({ failNext: { code: 'network/server' } })
    await box.click()
    await expect.poll(() => failures).toEqual(['failed'])
    await expect.element(box).not.toBeChecked()
  })

  it.each([
    ['a guest', { user: {} }],
    ['anybody where coins are off', { loyaltyPoints: { enableLoyaltyPoints: false } }],
  ])('[27.1] [27.6] [03.5] have no box for %s', async (_, given) => {
    const { backend } = await aPage(given)
    expect(page.getByRole('checkbox').query()).toBeNull()
    expect([backend.calls('loyalty.balance'), backend.calls('loyalty.history')]).toEqual([0, 0])
  })
})
