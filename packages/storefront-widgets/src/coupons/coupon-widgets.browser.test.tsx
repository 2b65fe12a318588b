import type { CouponRule } from '@krishi/storefront-core/coupons'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { createCheckoutStore, useCheckout } from '@krishi/storefront-hooks/checkout'
import type { CouponEvent } from '@krishi/storefront-hooks/coupons'
import { anAddress, anOffer, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { aStorage, createFakeClock } from '@krishi/storefront-hooks/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CouponModalWidget, CouponRowWidget } from './index.ts'

interface PageProps {
  readonly wanted: string | null
  readonly onEvent: (event: CouponEvent) => void
}

/** A payment page with nothing but its coupon. */
function Coupons({ checkoutId, wanted, onEvent }: PageProps & { readonly checkoutId: string }) {
  const view = useCheckout(checkoutId)
  const [isOpen, setOpen] = useState(false)
  if (view.status !== 'ready') return null
  const { checkout } = view
  return (
    <>
      <CouponRowWidget checkout={checkout} wanted={wanted} onOpen={() => setOpen(true)} onEvent={onEvent} />
      <CouponModalWidget checkout={checkout} open={isOpen} onOpenChange={setOpen} />
      <output>{checkout.cart.totalNetCost}</output>
    </>
  )
}

const row = page.getByRole('group', { name: 'Coupon' })
const dialog = page.getByRole('dialog')
const total = page.elementLocator(document.body).getByRole('status').filter({ hasText: /^\d+$/ })

interface Given {
  readonly units?: number
  readonly wanted?: string | null
  /** A coupon that this tab wants, and that has been used up since. */
  readonly usedUp?: string
}

async function aPage({ units = 2, wanted = null, usedUp }: Given = {}) {
  const clock = createFakeClock()
  const offers = [anOffer(), ...(usedUp === undefined ? [] : [{ ...anOffer({ name: usedUp }), usesLeft: 0 }])]
  const backend = createMemoryBackend({ shop: aShop(usedUp === undefined ? {} : { offers }), clock })
  const tab = aStorage()
  if (usedUp !== undefined) {
    const rule: CouponRule = anOffer()
    tab.setItem('userAppliedCoupon', JSON.stringify({ name: usedUp, value: 1_000, rule }))
  }
  const events: CouponEvent[] = []
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    createCart: createCartStore,
    locale: 'en',
    settings: defaultSettings,
    clock,
    sessionStorage: () => tab,
  })
  const [product] = backend.shop().products
  const [variant] = product?.variants ?? []
  if (product && variant) storefront.cart.actions.add(product, variant, units)
  const own = { port: storefront.ports.checkout, createId: () => 'intent', address: () => null, onChanged: () => {} }
  const { actions } = createCheckoutStore({ ...storefront, ...own })
  const checkoutId = await valueOf(actions.create(anAddress()))
  await render(
    <StorefrontProvider storefront={storefront}>
      <Coupons checkoutId={checkoutId} wanted={wanted} onEvent={(event) => void events.push(event)} />
    </StorefrontProvider>,
  )
  await expect.element(row).toBeVisible()
  return { backend, clock, events, tab, cart: storefront.cart }
}

describe('coupons of a checkout', () => {
  it('[26.1] [26.4] offers the best in the row, takes it with one tap, and says so once', async () => {
    const { events } = await aPage()
    await expect.element(total).toHaveTextContent('27000')
    await row.getByRole('button', { name: 'Apply KISAN10' }).click()
    await expect.element(row.getByText('You save ₹10')).toBeVisible()
    await expect.element(total).toHaveTextContent('26000')
    expect(events).toEqual([{ type: 'applied', name: 'KISAN10', value: 1_000 }])
    await row.getByRole('button', { name: 'Remove KISAN10' }).click()
    await expect.element(total).toHaveTextContent('27000')
  })

  it('[26.1] [26.4] shows what is missing for an offer, takes a typed code and closes', async () => {
    await aPage()
    await row.getByRole('button', { name: 'All offers' }).click()
    await expect.element(dialog.getByText('Add ₹300 more to use this').last()).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'kisan10{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(row.getByText('You save ₹10')).toBeVisible()
  })

  it('[26.2] [26.6] takes off what is used up, says so, shows the new amount and forgets it', async () => {
    const { tab, cart, events } = await aPage({ usedUp: 'PEHLA100' })
    await expect
      .element(row.getByRole('status'))
      .toHaveTextContent('PEHLA100 cannot be used any more. It was taken off.')
    await expect.element(total).toHaveTextContent('27000')
    await expect.poll(() => tab.getItem('userAppliedCoupon')).toBeNull()
    expect(cart.getState().view.totals.discountAmount).toBe(0)
    expect(events).toEqual([])
    await row.getByRole('button', { name: 'All offers' }).click()
    await expect.element(dialog.getByText('KISAN10', { exact: true })).toBeVisible()
    expect(dialog.getByText('PEHLA100').query()).toBeNull()
  })

  it('[26.5] shows the words of the server at the code, and keeps it', async () => {
    const { events } = await aPage()
    await row.getByRole('button', { name: 'All offers' }).click()
    await userEvent.type(dialog.getByRole('textbox'), 'nothing{Enter}')
    await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription(/We do not know this coupon code\./)
    expect(events).toMatchObject([{ type: 'refused', failure: { code: 'coupon/unknown' } }])
  })

  it('[26.4] applies what the address asks for, 300 ms after the page is there', async () => {
    const { backend, clock } = await aPage({ wanted: 'kisan10' })
    await clock.advance(299)
    expect(backend.calls('coupons.validate')).toBe(0)
    await clock.advance(1)
    await expect.element(row.getByText('You save ₹10')).toBeVisible()
  })
})
