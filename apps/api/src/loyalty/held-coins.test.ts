import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse, PaymentStatusResponse, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { createTestPaying, orderOnline, paymentOf, verify } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, payload } from '../../test/shopper.ts'
import { openBrowser, signIn, type TestBrowser } from '../../test/sign-in.ts'
import { creditDelivered } from './credit-coins.ts'
import { findBalance } from './ledger.ts'

const settings = mergeSettings({ loyaltyPoints: { enableLoyaltyPoints: true } })
const quarterHourMs = 16 * 60_000

describe.each(engines)('coins of an order that is paid online, on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now, settings }))
  let browser: TestBrowser

  beforeEach(async () => {
    browser = await signIn(shop.api, await openBrowser(shop.api))
    const order = { id: crypto.randomUUID(), ownerId: browser.shopper.guestUserId, name: 'BH100000001', coins: 8 }
    await creditDelivered(shop.api.database, order, now)
  })

  /** The order waits no longer; the page renews the session. */
  async function giveUp() {
    now = new Date(now.getTime() + quarterHourMs)
    browser = await openBrowser(shop.api, browser.cookie)
    await shop.api.runPaymentMaintenance()
  }
  const balance = () => findBalance(shop.api.database, browser.shopper.guestUserId, now)
  /** Two of 200 rupees, for which eight coins are asked. */
  async function checkoutWithCoins(): Promise<string> {
    const whole = payload([line('tomato', 'TOM-10', 2)])
    const checkoutPayload = { ...whole, cart: { ...whole.cart, isLoyaltyApplicable: true } }
    const { body } = await browser.shopper.call<CheckoutIdResponse>('/checkouts', {
      body: { checkoutPayload, source: 'WEB' },
    })
    return body.data.checkoutId
  }
  async function coinsShown(checkoutId: string) {
    const { body } = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    return body.loyaltyPoints?.orderRedeemPoints
  }
  async function payLate(order: PlaceOrderResponse) {
    await verify(browser.shopper, await paying.tap(paymentOf(order).gatewayOrderId, 'pay'))
    return (await browser.shopper.call<PaymentStatusResponse>(`/payments/${order.shopifyOrderId}`)).body.status
  }

  it('[27.4] are held while it waits, given back when it is given up, and taken again when it is paid late', async () => {
    const checkoutId = await checkoutWithCoins()
    expect(await coinsShown(checkoutId)).toBe(8)
    const { body } = await orderOnline(browser.shopper, checkoutId)
    expect([paymentOf(body).amount, await balance()]).toEqual([46_200, 0])
    // The page shows the price that is to be paid, and another tap pays the same order.
    expect(await coinsShown(checkoutId)).toBe(8)
    const again = await orderOnline(browser.shopper, checkoutId)
    expect(paymentOf(again.body).gatewayOrderId).toBe(paymentOf(body).gatewayOrderId)
    await giveUp()
    expect(await balance()).toBe(8)
    expect([await payLate(body), await balance()]).toEqual(['paid', 0])
  })

  it('[27.4] are not spent twice: an order that is paid when they are gone is refunded', async () => {
    const first = await checkoutWithCoins()
    await coinsShown(first)
    const { body: late } = await orderOnline(browser.shopper, first)
    await giveUp()
    const second = await checkoutWithCoins()
    await coinsShown(second)
    expect(paymentOf((await orderOnline(browser.shopper, second)).body).amount).toBe(46_200)
    expect([await payLate(late), await balance()]).toEqual(['refunding', 0])
  })
})
