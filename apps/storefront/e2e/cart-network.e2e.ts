import { inFull } from '../../../tooling/test-matrix.ts'
import { Wire, breakCalls } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'

/** A call of the shop has run out of time by then, in ms. */
const longMs = 16_000

test(
  '[23.6] [23.7] an add that gets no answer rests after its time, is kept, and is settled at the next try',
  inFull(),
  async ({ shopper, page }) => {
    await page.clock.install()
    const prices = await Wire.of(page, 'cart.priceAvailability')
    prices.set('no answer')
    await shopper.openFirstProduct()
    await shopper.waitForHydration()
    const asked = page.waitForRequest('**/api/cart/price-availability')
    const main = page.getByRole('main')
    await shopper.addButton(main).first().click()
    const value = shopper.stepper(main).getByRole('textbox')
    await page.clock.runFor(1000)
    await asked
    await expect(value).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(longMs)
    await expect(value).toBeVisible()
    await expect(value).not.toHaveAttribute('aria-busy')
    const drawer = await shopper.openCart()
    await expect(drawer.getByRole('alert')).toContainText('Unable to update price')
    prices.set('once')
    await shopper.button('cart-drawer', 'retry', drawer).click()
    await expect(shopper.cartLines(drawer)).toHaveCount(1)
    await expect(shopper.stepper(drawer)).toContainText('1')
  },
)

test('[23.7] a cart that is opened without a connection says so once, and comes with it', async ({ shopper, page }) => {
  await shopper.fillCart()
  await expect.poll(() => shopper.stored('cartProducts')).toContain('cartQty')
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }))
  const letThrough = await breakCalls(page, '**/api/**', (route) => route.abort('internetdisconnected'))
  await shopper.openCartNotRendered()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Unable to update price')
  await expect(failure.getByText(shopper.says('cart-drawer', 'offline'))).toBeVisible()
  await expect(page.getByText(/offline|connection/i).filter({ visible: true })).toHaveCount(1)
  letThrough()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true })
    dispatchEvent(new Event('online'))
  })
  await expect(shopper.cartLines()).toHaveCount(1)
  await expect(page.getByText(/offline|connection/i).filter({ visible: true })).toHaveCount(0)
})
