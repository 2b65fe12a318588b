import type { Request } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/journey.ts'
import { weakenNetwork } from './models/weak-network.ts'

const isOrder = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/orders')

test('[30.12] a double tap places one order', async ({ shopper, page }) => {
  await shopper.reachPayment()
  const calls: string[] = []
  page.on('request', (request) => isOrder(request) && calls.push(request.url()))
  await shopper.placeButton().dblclick()
  await shopper.expectOneOrder()
  expect(calls).toHaveLength(1)
})

test('[30.12] an answer that got lost and a second tap place one order', async ({ shopper, page }) => {
  await shopper.reachPayment()
  const keys: string[] = []
  page.on('request', (request) => isOrder(request) && keys.push(request.headers()['idempotency-key'] ?? ''))
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await shopper.placeButton().click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await shopper.placeButton().click()
  await shopper.expectOneOrder()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test(
  '[30.12] [30.6] one order comes out of a network that is slow and fails at every fifth call',
  inFull(),
  async ({ shopper, page }) => {
    test.setTimeout(150_000)
    await weakenNetwork(page)
    await shopper.fillCart()
    await shopper.openCart()
    // Whatever does not come offers another try, and she takes it.
    const tryAgain = async (scope: string) => {
      const retry = shopper.button(scope, 'retry')
      if (await retry.isVisible()) await retry.click()
    }
    await shopper.insist(async () => {
      await tryAgain('cart-drawer')
      await shopper.proceedButton().click()
    }, /\/checkout\/address/)
    await shopper.fillAddress()
    await shopper.insist(() => shopper.button('address-form', 'submit').click(), /\/payment-mode$/)
    await shopper.insist(async () => {
      await tryAgain('payment-mode')
      await shopper.chooseCod()
      await shopper.placeButton().click()
    }, /\/thank_you/)
    await expect(async () => {
      await tryAgain('primitives/error-notice')
      await expect(shopper.heading('order-success', 'title')).toBeVisible({ timeout: 6000 })
    }).toPass()
    await page.unroute('**/api/**')
    await shopper.expectOneOrder()
  },
)

test('[31.5] [07.5] [07.1] the first view of the thanks clears the cart, a reload clears nothing that came after', async ({
  shopper,
  page,
}) => {
  await shopper.reachPayment()
  const kept = async () => ({
    cart: JSON.parse((await shopper.stored('cartProducts')) ?? '[]') as unknown[],
    details: await shopper.stored('checkoutDetails'),
    order: await shopper.stored('orderId'),
  })
  const before = await kept()
  expect(before.cart).toHaveLength(1)
  expect(JSON.parse(before.details ?? '')).toMatchObject({ id: new URL(page.url()).pathname.split('/')[2] })
  expect(JSON.parse((await shopper.stored('checkoutAddress')) ?? '')).toMatchObject({ zip: '422001' })
  expect(before.order).toBeNull()

  await shopper.placeButton().click()
  await shopper.orderNumber()
  await expect.poll(kept).toMatchObject({ cart: [], details: null })
  expect((await kept()).order).toMatch(/\S/)
  await expect(shopper.cartLink()).toHaveAccessibleName(shopper.says('navigation-bar', 'cartLabel', { count: 0 }))

  const thanks = page.url()
  await shopper.fillCart()
  await page.goto(thanks)
  await shopper.orderNumber()
  await page.reload()
  await shopper.orderNumber()
  expect((await kept()).cart).toHaveLength(1)
})
