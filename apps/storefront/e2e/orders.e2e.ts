import { inFull } from '../../../tooling/test-matrix.ts'
import { aNetwork, expect, test } from './models/shop-test.ts'
import { Shopper, anAddress } from './models/shopper.ts'
import { SignInView, aMobileNumber, richNumber } from './models/sign-in.ts'

/** Orders as a guest, to a mobile number; returns the name of the order. */
async function orderTo(shopper: Shopper, mobile: string): Promise<string> {
  await shopper.fillCart()
  await shopper.openCart()
  await shopper.proceedButton().click()
  await shopper.fillAddress({ ...anAddress, mobile })
  await shopper.button('address-form', 'submit').click()
  await shopper.chooseCod()
  await shopper.placeButton().click()
  return shopper.orderNumber()
}

async function signIn(shopper: Shopper, address: string, mobile: string): Promise<void> {
  await shopper.open(`/auth/signin?callBackUrl=${address}`)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(mobile)
}

test('[31.1] [31.2] [31.4] [31.7] an order of a guest is seen on another phone after its number is proven by a code, and bought again', async ({
  shopper,
  browser,
  baseURL,
}) => {
  const mobile = aMobileNumber()
  const name = await orderTo(shopper, mobile)
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': aNetwork() },
  })
  const page = await context.newPage()
  const other = new Shopper(page, 'en')

  // A stranger who knows the number of the order sees nothing of it.
  await other.open(`/orders/${name.slice(2)}`)
  await expect(other.heading('order-details', 'missing')).toBeVisible()
  await other.link('order-details', 'signIn').click()
  await new SignInView(other).signIn(mobile)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('heading', { name: other.says('order-details', 'unfulfilled') })).toBeVisible()
  await expect(page.getByText(anAddress.fullName)).toBeVisible()

  await other.open('/orders')
  await page.getByRole('link', { name: other.says('order-card', 'detailsOf', { order: name }) }).click()
  await other.button('buy-again', 'buy').click()
  await expect(page.getByRole('status').getByText(other.says('buy-again', 'added'))).toBeVisible()
  await expect(other.cartLink()).toContainText('1')
  await other.button('buy-again', 'undo').click()
  await expect(other.cartLink()).not.toContainText('1')
  await context.close()
})

test(
  '[31.3] [31.9] [27.3] a parcel on its way is tracked, also while the carrier is not heard; coins are told',
  inFull(),
  async ({ shopper, page }) => {
    await signIn(shopper, '/orders', richNumber)
    const track = page.getByRole('button', { name: shopper.says('order-card', 'trackOf') }).first()
    await track.click()
    const dialog = page.getByRole('dialog', { name: shopper.says('tracking-timeline', 'title') })
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.route('**/api/shipments/*', (route) => route.fulfill({ status: 503, json: {} }))
    await track.click()
    await expect(dialog.getByRole('alert').or(dialog.getByRole('listitem')).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article').first()).toBeVisible()

    await shopper.open('/loyalty')
    await expect(page.getByRole('heading', { name: shopper.says('coin-history', 'history') })).toBeVisible()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: shopper.says('coin-history', 'kind_earned') })
        .first(),
    ).toBeVisible()
  },
)

test('[31.8] the home page shows what is on its way to whoever is signed in', inFull(), async ({ shopper, page }) => {
  await signIn(shopper, '/orders', richNumber)
  await expect(page.getByRole('article').first()).toBeVisible()
  await shopper.open('/')
  await shopper.waitForHydration()
  await page.mouse.wheel(0, 4000)
  const strip = page.getByRole('region', { name: shopper.says('orders-strip', 'title') })
  await strip.scrollIntoViewIfNeeded()
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => strip.locator('img').first().evaluate(isDrawn)).toBe(true)
  await strip.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orders\/\d{9}$/)
})

for (const width of [360, 1280]) {
  test(
    `the pages of orders and coins do not move while they come, ${width} px wide`,
    inFull(),
    async ({ shopper, page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.addInitScript(() => {
        const moved = { by: 0 }
        Object.assign(window, { moved })
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await signIn(shopper, '/orders', richNumber)
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: shopper.says('order-details', 'deliverTo') })).toBeVisible()
      const order = new URL(page.url()).pathname
      const seen = { '/orders': 'order-card', [order]: 'order-details', '/loyalty': 'coin-history' }
      for (const [address, scope] of Object.entries(seen)) {
        await shopper.open(address)
        await expect(page.locator(`[data-scope='${scope}']:not([aria-busy])`).first()).toBeVisible()
        const by = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)
        expect([address, by <= 0.02]).toEqual([address, true])
      }
    },
  )
}
