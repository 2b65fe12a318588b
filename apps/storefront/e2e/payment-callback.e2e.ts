import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { Wire, breakNextCall } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { PaymentWindow } from './models/payment-window.ts'
import type { Shopper } from './models/shopper.ts'

// A browser in which no window opens over a page: the provider's own page takes the payment, and posts the outcome [30.7].
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Instagram 309.0.0.40', language: 'hi' })

const provider = 'https://provider.example/pay'

/** Pays, and gives what the provider posts and where to; nothing of it has reached the shop. */
async function payElsewhere(shopper: Shopper): Promise<{ action: string; fields: Record<string, string> }> {
  const { page } = shopper
  await shopper.openPayment()
  const callback = /\/api\/payments\/callback/
  await breakNextCall(page, callback, (route) => route.fulfill({ body: 'The provider takes over' }))
  const posted = page.waitForRequest(callback)
  await new PaymentWindow(shopper).act('Pay')
  const request = await posted
  await expect(page.getByText('The provider takes over')).toBeVisible()
  return { action: request.url(), fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')) }
}

/** Posts from the page of the provider, which is another site. */
async function postBack(page: Page, action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  const body = `<form method="post" action="${action}">${inputs.join('')}<button>Back to the shop</button></form>`
  await page.route(provider, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(provider)
  await page.getByRole('button').click()
}

test('[30.7] [31.5] coming back from the payment leads to thanks in the same language, and the cart is empty', async ({
  shopper,
  page,
}) => {
  const { action, fields } = await payElsewhere(shopper)
  await postBack(page, action, fields)
  await expect(page).toHaveURL(/\/hi\/orders\/[^/]+\/thank_you$/)
  await shopper.orderNumber()
  await expect.poll(() => shopper.stored('checkoutDetails')).toBeNull()
  expect(JSON.parse((await shopper.stored('cartProducts')) ?? '[]')).toEqual([])
  await test.step('and once more, however often it is posted', async () => {
    const order = await shopper.orderNumber()
    await postBack(page, action, fields)
    expect(await shopper.orderNumber()).toBe(order)
  })
})

test(
  '[31.6] what nobody has signed leads to the page that waits, and the payment settles there',
  inFull(),
  async ({ shopper, page }) => {
    const { action, fields } = await payElsewhere(shopper)
    await postBack(page, action, { ...fields, razorpay_signature: '0'.repeat(64) })
    await expect(page).toHaveURL(/\/hi\/orders\/pending$/)
    await expect(shopper.heading('order-pending', 'unknownTitle')).toBeVisible()
    await postBack(page, action, fields)
    await expect(page).toHaveURL(/\/thank_you$/)
    await shopper.orderNumber()
  },
)

test(
  '[31.6] the bank has not answered by the return: the page waits, and thanks by itself',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.openPayment()
    // The bank may be quick: what the shop knows of it is kept back until the page that waits was seen.
    const status = await Wire.of(page, 'checkout.paymentStatus')
    const { made, letGo } = status.pause('once')
    await new PaymentWindow(shopper).act('Pay but lose the answer')
    await made
    await expect(page).toHaveURL(/\/hi\/orders\/pending\?/)
    letGo()
    await expect(page).toHaveURL(/\/thank_you/, { timeout: 45_000 })
    await shopper.expectOneOrder()
  },
)
