import { inFull } from '../../../tooling/test-matrix.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'
import { fillInAddress, submitAddress } from './models/to-payment.ts'
import { breakServer } from './models/weak-network.ts'

test('[29.1] a checkout without a cart says so and leads back to the shop', async ({ shopper }) => {
  await shopper.open('/checkout')
  await expect(shopper.heading('checkout', 'cartEmptyTitle')).toBeVisible()
  await shopper.link('checkout', 'continueShopping').click()
  await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
})

test('[30.2] a guest changes the address on the payment page and comes back to it', async ({ shopper, page }) => {
  await shopper.reachPayment()
  const payment = page.url()
  await shopper.button('payment-mode', 'changeAddress').click()
  await expect(shopper.heading('address-form', 'editTitle')).toBeVisible()
  await expect(shopper.field('fullName')).toHaveValue('Savitri Patil')
  await shopper.field('fullName').fill('Ramesh Patil')
  await shopper.button('address-form', 'update').click()
  await expect(page).toHaveURL(payment)
  await expect(page.getByText('Ramesh Patil')).toBeVisible()
})

test(
  '[28.10] [24.5] whoever comes again goes from the cart to the payment, as the address is known',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.goToPayment()
    await shopper.chooseCod()
    await shopper.placeButton().click()
    await shopper.orderNumber()
    await shopper.fillCart()
    await shopper.openCart()
    await shopper.proceedButton().click()
    await expect(page).toHaveURL(/\/payment-mode$/)
    await expect(page.getByText('Savitri Patil')).toBeVisible()
    await page.route('**/api/checkouts', (route) => route.fulfill({ status: 500, body: '' }))
    await shopper.open('/cart')
    await shopper.proceedButton().click()
    await expect(shopper.notice('checkout', 'checkoutFailed')).toBeVisible()
  },
)

test('[30.2] paying online is chosen, and a way that cannot be had says why', inFull(), async ({ shopper, page }) => {
  await page.route('**/api/checkouts/*', async (route) => {
    const answer = await route.fetch()
    const checkout = (await answer.json()) as { readonly cart: object }
    await route.fulfill({ response: answer, json: { ...checkout, cart: { ...checkout.cart, isCodDisabled: true } } })
  })
  await shopper.openPayment()
  await expect(page.getByRole('radio', { name: shopper.says('payment-mode', 'online') })).toBeChecked()
  const cod = page.getByRole('radio', { name: shopper.says('payment-mode', 'cod') })
  await expect(cod).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(shopper.says('payment-mode', 'codUnavailable'))).toBeVisible()
})

test('[30.1] a checkout that cannot be opened says so, and a retry opens it', inFull(), async ({ shopper, page }) => {
  await fillInAddress(shopper)
  const mend = await breakServer(page, '**/api/checkouts/*')
  await submitAddress(shopper)
  await expect(page.getByRole('alert').getByText(shopper.says('payment-mode', 'somethingWentWrong'))).toBeVisible()
  mend()
  await shopper.button('payment-mode', 'retry').click()
  await shopper.chooseCod()
})

test('[30.1] nobody opens the checkout of somebody else', async ({ shopper, page, browser, baseURL }) => {
  await shopper.reachPayment()
  const payment = new URL(new URL(page.url()).pathname, baseURL).href
  const answer = await page.request.get(payment)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.text()).toContain('Savitri Patil')
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  // With another session than that of the checkout.
  await other.request.post(new URL('/api/session', baseURL).href, { data: { selectedLanguage: 'en' } })
  expect((await stranger.cookies()).map(({ name }) => name)).toContain('krishi_session')
  expect(await (await other.goto(payment))?.text()).not.toContain('Savitri Patil')
  await expect(other.getByRole('alert').getByText(shopper.says('payment-mode', 'somethingWentWrong'))).toBeVisible()
  await expect(other.getByText('Savitri Patil')).toHaveCount(0)
  await stranger.close()
})

test('[01.4] another language keeps page and query, and the cart', inFull(), async ({ shopper, page }) => {
  await shopper.fillCart()
  await shopper.open('/collections/seeds?pageNo=2')
  await shopper.waitForHydration()
  await page.getByRole('banner').getByText('English').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'తెలుగు' }).click()
  await expect(page).toHaveURL(/\/te\/collections\/seeds\?pageNo=2$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  await expect(page.getByRole('banner').getByRole('link').filter({ hasText: '1' })).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('[29.2] the order stands beside the step of its address', inFull(), async ({ shopper, page }) => {
    const order = page.getByRole('region', { name: shopper.says('payment-mode', 'summary') })
    const payable = order.getByRole('term').filter({ hasText: shopper.says('billing-summary', 'payable') })
    await fillInAddress(shopper)
    await expect(order.getByRole('listitem')).toHaveCount(1)
    // Without a touch, too.
    await page.reload()
    await expect(order.getByRole('listitem')).toHaveCount(1)
    await expect(payable).toBeVisible()
    await submitAddress(shopper)
    await shopper.button('payment-mode', 'changeAddress').click()
    await expect(shopper.heading('address-form', 'editTitle')).toBeVisible()
    await expect(order.getByRole('listitem')).toHaveCount(1)
    await expect(payable).toBeVisible()
  })
})
