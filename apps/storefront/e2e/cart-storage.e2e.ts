import { inFull } from '../../../tooling/test-matrix.ts'
import { untilLoaded } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'

const keys = ['cartProducts', 'cartVersions', 'cartPendingAdds', 'checkoutDetails', 'checkoutAddress', 'orderId']
const poisons = ['{', 'null', '[null]', '[{"id":1}]', '"<script>"', '{"__proto__":{"polluted":1}}']

for (const poison of poisons) {
  test(`[07.3] a shop whose storage holds ${poison} opens and sells`, inFull(), async ({ shopper, page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(
      ([names, value]) => {
        if (sessionStorage.getItem('poisoned')) return
        sessionStorage.setItem('poisoned', 'yes')
        for (const name of names) localStorage.setItem(name, value)
      },
      [keys, poison] as const,
    )
    await shopper.openFirstProduct()
    await shopper.addButton(page.getByRole('main')).first().click()
    await expect(shopper.cartLink()).toContainText('1')
    await shopper.open('/cart')
    await expect(shopper.cartLines()).toHaveCount(1)
    expect(errors).toEqual([])
  })
}

test('[07.3] a shop without any storage opens and sells', async ({ shopper, page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The shopper allows no storage.', 'SecurityError')
        },
      })
    }
  })
  await shopper.addFirstProduct()
  const drawer = await shopper.openCart()
  await expect(shopper.cartLines(drawer)).toHaveCount(1)
  expect(errors).toEqual([])
})

test('[07.4] a reload keeps the cart and asks for prices', inFull(), async ({ shopper, page }) => {
  await shopper.fillCart()
  const asked = page.waitForRequest('**/api/cart/price-availability')
  await page.reload()
  await expect(shopper.cartLink()).toContainText('1')
  expect((await asked).postDataJSON()).toMatchObject({})
})

test('[07.4] two tabs share the cart', async ({ shopper, page, context }) => {
  await shopper.openFirstProduct()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await shopper.addButton(page.getByRole('main')).first().click()
  const count = shopper.says('navigation-bar', 'cartLabel')
  await expect(other.getByRole('banner').getByRole('link', { name: count })).toContainText('1')
  await other
    .getByRole('main')
    .getByRole('button', { name: shopper.says('quantity-control', 'increase') })
    .first()
    .click()
  await expect(shopper.cartLink()).toContainText('2')
})

test(
  '[23.6] what is added offline is kept, and is settled when the connection is back',
  inFull(),
  async ({ shopper, page, context }) => {
    await shopper.openFirstProduct()
    await shopper.waitForHydration()
    await untilLoaded(page, 'create-cart-store')
    await untilLoaded(page, 'product-parts')
    await context.setOffline(true)
    await expect(page.getByText(shopper.says('offline', 'youAreOffline'))).toBeVisible()
    await shopper.addButton(page.getByRole('main')).first().click()
    await expect(shopper.cartLink()).toContainText('1')
    const settled = page.waitForResponse('**/api/cart/price-availability')
    await context.setOffline(false)
    expect((await settled).status()).toBe(200)
    await expect(page.getByText(shopper.says('offline', 'youAreOffline'))).toHaveCount(0)
    // The page of the cart: Chromium remembers what code of the drawer it was refused while offline.
    await shopper.open('/cart')
    await expect(shopper.cartLines()).toHaveCount(1)
    await expect(shopper.proceedButton()).toBeEnabled()
  },
)
