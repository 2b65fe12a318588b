import type { Checkout } from '@krishi/storefront-core/checkout'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { createCheckoutStore, useCheckout } from '@krishi/storefront-hooks/checkout'
import { anAddress, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CoinSignInWidget } from './index.ts'

function Offer({ checkoutId, phone }: { readonly checkoutId: string; readonly phone: string }) {
  const view = useCheckout(checkoutId)
  if (view.status !== 'ready') return null
  return (
    <>
      <CoinSignInWidget checkout={withPhone(view.checkout, phone)} href="#sign-in" />
      <p>The bill</p>
    </>
  )
}

function withPhone(checkout: Checkout, phone: string): Checkout {
  const { deliveryAddress } = checkout.userIdentity
  return {
    ...checkout,
    userIdentity: { ...checkout.userIdentity, deliveryAddress: deliveryAddress && { ...deliveryAddress, phone } },
  }
}

/** A payment page with nothing but what a guest is told, of two packs for 200 rupees. */
async function aPage({ user = {}, enableLoyaltyPoints = true, phone = '9845012345' } = {}) {
  const backend = createMemoryBackend({ shop: aShop() })
  const settings = { loyaltyPoints: { enableLoyaltyPoints } }
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, user, settings }),
    createCart: createCartStore,
    locale: 'en',
    settings: mergeSettings(settings),
  })
  const [product] = backend.shop().products
  const [variant] = product?.variants ?? []
  if (product && variant) storefront.cart.actions.add(product, variant, 2)
  const own = { port: storefront.ports.checkout, createId: () => 'intent', address: () => null, onChanged: () => {} }
  const checkoutId = await valueOf(createCheckoutStore({ ...storefront, ...own }).actions.create(anAddress()))
  await storefront.session.open()
  await render(
    <StorefrontProvider storefront={storefront}>
      <Offer checkoutId={checkoutId} phone={phone} />
    </StorefrontProvider>,
  )
  await expect.element(page.getByText('The bill')).toBeVisible()
}

const banner = page.getByRole('region', { name: /^Sign in and earn \d+ coins with this order$/ })

describe('what a guest is told of coins', () => {
  it('[03.6] is what signing in with the mobile number of the checkout is worth, and leads there', async () => {
    await aPage()
    await expect.element(banner.getByText(/\+91 98450 12345/)).toBeVisible()
    await expect.element(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  })

  it.each([
    ['who is signed in', { user: { isGuestUser: false, userId: 'user-1' } }],
    ['a guest where there are no coins', { enableLoyaltyPoints: false }],
    ['a guest with nine digits', { phone: '984501234' }],
  ])('[03.6] is nothing for %s', async (_case, given) => {
    await aPage(given)
    expect(page.getByRole('region').query()).toBeNull()
  })
})
