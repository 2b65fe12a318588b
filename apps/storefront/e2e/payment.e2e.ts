import type { Request } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls, guardBack } from './models/faults.ts'
import { openWithoutScripts } from './models/kept-state.ts'
import { expect, test } from './models/shop-test.ts'
import { tabTo } from './models/keyboard.ts'
import { PaymentWindow } from './models/payment-window.ts'
import { desktop } from './models/screens.ts'

const isOrder = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/orders')

test('[30.7] [07.5] paying in the window leads to thanks; the script comes with the payment and not before', async ({
  shopper,
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('checkout.js') && scripts.push(request.url()))
  await shopper.openPayment()
  const window = new PaymentWindow(shopper)
  await expect(window.payButton()).toBeVisible()
  expect(scripts).toEqual([])
  const amount = (await shopper.toPay()).replace(/\.00$/, '')
  await window.open()
  await expect(window.dialog).toContainText(amount)
  await window.button('Pay').click()
  await expect(page).toHaveURL(/\/orders\/[^/]+\/thank_you\?checkoutId=[^&]+&coins=\d+/)
  await shopper.orderNumber()
  await expect.poll(() => shopper.stored('checkoutDetails')).toBeNull()
  expect(JSON.parse((await shopper.stored('cartProducts')) ?? '[]')).toEqual([])
  expect(scripts).toHaveLength(1)
  await shopper.expectOneOrder()
})

test.describe('in Kannada on a desktop, with the keyboard alone', () => {
  test.use({ ...desktop, language: 'kn' })

  test('[30.7] [30.2] the window takes the payment, and Escape only closes it', inFull(), async ({ shopper, page }) => {
    await shopper.openPayment()
    const window = new PaymentWindow(shopper)
    await tabTo(page, window.payButton())
    await page.keyboard.press('Enter')
    await expect(window.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await window.expectWaiting('unpaidTitle')
    await tabTo(page, window.payButton())
    await page.keyboard.press('Enter')
    await expect(window.dialog).toBeVisible()
    await window.button('Pay').focus()
    await page.keyboard.press('Enter')
    await shopper.orderNumber()
    await shopper.expectOneOrder()
  })
})

for (const language of ['en', 'kn'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'en'), () => {
    test.use({ language })

    test('[25.8] [30.7] of a machine a tenth is paid now and the rest in cash, and the thanks tell both', async ({
      shopper,
      page,
    }) => {
      await shopper.open('/products/bhanuchakra-7-hp-power-weeder')
      await shopper.waitForHydration()
      await shopper.addButton(page.getByRole('main')).first().click()
      await shopper.openCart()
      await shopper.proceedToPayment()
      await page.getByRole('radio', { name: shopper.says('payment-mode', 'cod') }).press('Space')
      await expect(page.getByText(shopper.says('payment-mode', 'payParts'))).toBeVisible()
      const window = new PaymentWindow(shopper)
      await window.open()
      await expect(window.dialog).toContainText('₹5,434')
      await window.button('Pay').click()
      await shopper.orderNumber()
      await expect(page.getByText(shopper.says('order-success', 'nextPaid'))).toContainText('₹5,434')
      await expect(page.getByRole('listitem').filter({ hasText: '₹48,906' })).toBeVisible()
      await expect(page.getByRole('definition').getByText('₹48,906')).toBeVisible()
      await shopper.expectOneOrder()
    })
  })
}

test('[31.6] a payment that fails is no order; the next one that succeeds is', async ({ shopper, page }) => {
  await shopper.openPayment()
  const window = new PaymentWindow(shopper)
  await window.act('Fail')
  await window.button('Close').click()
  await window.expectWaiting('unpaidTitle')
  await expect(page.getByText(shopper.says('order-pending', 'unpaidText'))).toBeVisible()
  await window.act('Pay')
  await shopper.orderNumber()
  await shopper.expectOneOrder()
})

test(
  '[31.6] [30.12] Back closes the window only; then paying on delivery makes the order',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.openPayment()
    const window = new PaymentWindow(shopper)
    await window.open()
    await page.goBack()
    await window.expectWaiting('unpaidTitle')
    await shopper.link('order-pending', 'cod').click()
    await shopper.placeButton().click()
    await shopper.orderNumber()
    await expect(page.getByText(shopper.says('order-success', 'nextPayCod'))).toBeVisible()
    await shopper.expectOneOrder()
  },
)

test('[31.6] a payment whose answer is lost settles by itself', inFull(), async ({ shopper, page }) => {
  await shopper.openPayment()
  await new PaymentWindow(shopper).act('Pay but lose the answer')
  await expect(page).toHaveURL(/\/thank_you/, { timeout: 45_000 })
  await shopper.expectOneOrder()
})

test(
  '[30.7] [31.6] the proof does not reach the shop: the page says what it knows, and settles',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.openPayment()
    const letThrough = await breakCalls(page, '**/api/payments/**', (route) => route.abort('connectionreset'))
    const window = new PaymentWindow(shopper)
    await Promise.all([shopper.notice('checkout', 'unableToProceedFurther').waitFor(), window.act('Pay')])
    await expect(page).toHaveURL(/\/orders\/pending\?.*pid=pay_/)
    letThrough()
    await expect(page).toHaveURL(/\/thank_you/, { timeout: 45_000 })
    await shopper.expectOneOrder()
  },
)

test(
  '[30.9] the window does not come: the page says so, offers another try, and takes payment on delivery',
  inFull(),
  async ({ shopper, page }) => {
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    const letThrough = await breakCalls(page, '**/checkout.js', (route) => route.abort())
    await shopper.openPayment()
    const window = new PaymentWindow(shopper)
    const reported = page.waitForRequest(
      (request) => request.postData()?.includes('Failed to load RazorPay Script') ?? false,
    )
    await window.payButton().click()
    await expect(page.getByRole('alert').getByText(shopper.says('payment-mode', 'paymentUnavailable'))).toBeVisible()
    await reported
    expect(said).toContain('Are you online?')
    letThrough()
    await window.open()
    await window.button('Close').click()
    await window.expectWaiting('unpaidTitle')
    await shopper.link('order-pending', 'cod').click()
    await shopper.placeButton().click()
    await shopper.expectOneOrder()
  },
)

test('[30.12] a double tap, a reload in the middle and a second tab are one order', async ({ shopper, page }) => {
  await shopper.openPayment()
  const calls: string[] = []
  page.on('request', (request) => isOrder(request) && calls.push(request.headers()['idempotency-key'] ?? ''))
  const window = new PaymentWindow(shopper)
  await window.payButton().dblclick()
  await expect(window.dialog).toHaveCount(1)
  expect(calls).toHaveLength(1)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(second.getByRole('radio').first()).toBeVisible()
  await page.reload()
  await window.act('Pay')
  await shopper.orderNumber()
  expect(new Set(calls).size).toBe(1)
  await second.getByRole('button', { name: shopper.says('payment-mode', 'payNow') }).click()
  await expect(second.getByText(shopper.says('checkout', 'alreadyCompleted')).first()).toBeVisible()
  await second.close()
  await shopper.expectOneOrder()
})

test('[30.5] no checkout is shown before the session of its owner is there', async ({ shopper, page }) => {
  await shopper.openPayment()
  const payment = page.url()
  await openWithoutScripts(page)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  const session = await guardBack(page, '**/api/session*')
  await page.goto(payment)
  await session.called
  await expect(page.getByRole('status', { name: shopper.says('payment-mode', 'loading') })).toBeAttached()
  session.letThrough()
  await expect(page.getByRole('alert').getByText(shopper.says('payment-mode', 'somethingWentWrong'))).toBeVisible()
})

test('[30.3] a completed checkout says so and goes home', inFull(), async ({ shopper, page }) => {
  await shopper.reachPayment()
  const payment = page.url()
  await shopper.placeButton().click()
  await shopper.orderNumber()
  await page.goto(payment)
  await expect(shopper.notice('checkout', 'alreadyCompleted')).toBeVisible()
  await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
})

test(
  '[30.4] what was removed, reduced or has another price is said at the payment',
  inFull(),
  async ({ shopper, page }) => {
    const line = { productTitle: 'Neem oil', variantTitle: '1 l', quantity: 2 }
    await page.route('**/api/checkouts/*', async (route) => {
      const answer = await route.fetch()
      const adjustments = ['removed', 'reduced', 'price-changed'].map((kind) => ({ kind, ...line }))
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), adjustments } })
    })
    await shopper.openPayment()
    for (const key of ['removed', 'reduced', 'priceChanged']) {
      await expect(page.getByText(shopper.says('payment-mode', key, { product: 'Neem oil, 1 l' }))).toBeVisible()
    }
  },
)

test('[30.11] the address keeps no token, no id and no message of somebody else', async ({ shopper, page }) => {
  await shopper.openPayment()
  const payment = page.url()
  await page.goto(`${payment}?accessToken=secret&userId=42&errorMessage=Call+this+number&discount=KISAN50`)
  await expect(shopper.notice('checkout', 'paymentNotDone')).toBeVisible()
  await expect(page).toHaveURL(`${payment}?discount=KISAN50`)
  await expect(page.getByText('Call this number')).toHaveCount(0)
})

test('[30.8] an order goes on at the provider’s page, and at no other one', async ({ shopper, page }) => {
  let url = 'https://evil.example/pay'
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), payment: null, url } })
  })
  // Asked again after the reload, it is that order still.
  await page.route('**/api/orders/settle', async (route) => {
    const answer = (await (await route.fetch()).json()) as { readonly order: object }
    await route.fulfill({ json: { status: 'placed', order: { ...answer.order, payment: null, url } } })
  })
  await page.route('https://rzp.io/**', (route) => route.fulfill({ body: 'The page of the provider' }))
  await shopper.openPayment()
  const window = new PaymentWindow(shopper)
  await window.payButton().click()
  await expect(shopper.notice('checkout', 'unableToProceedFurther')).toBeVisible()
  url = 'https://rzp.io/i/abc'
  await page.reload()
  await window.payButton().click()
  await expect(page).toHaveURL('https://rzp.io/i/abc')
})
