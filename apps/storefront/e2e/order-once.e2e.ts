import { localizePath } from '@krishi/storefront-core/locale'
import type { Page, Request } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls, breakNextCall, loseAnswer } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import type { Shopper } from './models/shopper.ts'
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

/** Lets the order reach the server, loses its answer, and says nothing to who asks for it until `hear`. */
async function loseOrder(page: Page): Promise<{ readonly keys: readonly string[]; hear: () => void }> {
  const keys: string[] = []
  page.on('request', (request) => isOrder(request) && keys.push(request.headers()['idempotency-key'] ?? ''))
  await page.route('**/api/orders', loseAnswer)
  return { keys, hear: await breakCalls(page, '**/api/orders/settle', (route) => route.abort('connectionreset')) }
}

const noAnswer = (shopper: Shopper) =>
  shopper.page.getByRole('alert').getByText(shopper.says('payment-mode', 'orderNoAnswer'))

test('[30.12] an order whose answer got lost is asked for until it is known, and a second tap orders nothing', async ({
  shopper,
  page,
}) => {
  await shopper.reachPayment()
  const { keys, hear } = await loseOrder(page)
  await shopper.placeButton().click()
  await expect(noAnswer(shopper)).toBeVisible()
  await shopper.placeButton().click()
  hear()
  await shopper.placeButton().click()
  await shopper.expectOneOrder()
  expect(keys).toHaveLength(1)
})

test('[30.12] an order whose answer got lost is settled before the same cart is ordered again', async ({
  shopper,
  page,
}) => {
  await shopper.reachPayment()
  const { keys, hear } = await loseOrder(page)
  await shopper.placeButton().click()
  await expect(noAnswer(shopper)).toBeVisible()

  await shopper.open('/cart')
  await shopper.waitForHydration()
  await expect(page.getByRole('status').getByText(shopper.says('open-order', 'asking'))).toBeVisible()
  await shopper.proceedButton().click()
  await expect(shopper.notice('checkout', 'orderNoAnswer')).toBeVisible()
  await expect(shopper.cartLines()).toHaveCount(1)

  hear()
  await shopper.link('open-order', 'seeOrder').click()
  await shopper.expectOneOrder()
  expect(keys).toHaveLength(1)
  expect(JSON.parse((await shopper.stored('cartProducts')) ?? '[]')).toEqual([])
})

test('[30.12] a phone that died while it ordered names the order when the shop is opened again, in any tab', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.reachPayment()
  await loseOrder(page)
  await shopper.placeButton().click()
  await expect(noAnswer(shopper)).toBeVisible()
  await page.goto('about:blank')

  const later = await context.newPage()
  await later.goto(localizePath('/', shopper.locale))
  const text = shopper.says('open-order', 'placed', { order: '#' }).source.replace('#', 'BH\\d+')
  await expect(later.getByRole('status').getByText(new RegExp(text))).toBeVisible()
  await expect(
    later.getByRole('link', { name: shopper.says('navigation-bar', 'cartLabel', { count: 0 }) }),
  ).toBeVisible()
  await later.getByRole('link', { name: shopper.says('open-order', 'seeOrder') }).click()
  await expect(later.getByRole('heading', { name: shopper.says('order-success', 'title') })).toBeVisible()
})

test('[30.12] an order that never arrived is told so, nothing is charged, and the next tap orders', async ({
  shopper,
  page,
}) => {
  await shopper.reachPayment()
  await breakNextCall(page, '**/api/orders', (route) => route.abort('connectionreset'))
  await shopper.placeButton().click()
  await expect(page.getByRole('alert').getByText(shopper.says('payment-mode', 'withdrawn'))).toBeVisible()
  await shopper.placeButton().click()
  await shopper.expectOneOrder()
})

test(
  '[30.12] [30.6] one order comes out of a network that is slow and fails at every fifth call',
  inFull(),
  async ({ shopper, page }) => {
    test.setTimeout(150_000)
    const strengthenNetwork = await weakenNetwork(page)
    await shopper.fillCart()
    await shopper.openCart()
    // Whatever does not come offers another try, which is taken.
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
    strengthenNetwork()
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
