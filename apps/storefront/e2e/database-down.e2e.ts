import { localizePath } from '@krishi/storefront-core/locale'
import { inFull } from '../../../tooling/test-matrix.ts'
import { addressParts } from './models/addresses.ts'
import { watchErrors } from './models/faults.ts'
import { expect } from './models/shop-test.ts'
import { phone } from './models/screens.ts'
import { Shopper } from './models/shopper.ts'
import { test } from './models/stoppable-test.ts'

const product = '/products/somalata-suvarna-486-okra-hybrid-seeds'

test.use({ ...phone, language: 'hi' })

/** What stands around every page, and what every page says. */
async function expectFrame(shopper: Shopper) {
  const { page } = shopper
  await expect(page.getByRole('banner').getByText(shopper.says('shell', 'shopName'))).toBeVisible()
  // The bar of a checkout is slim on a phone.
  if (!page.url().includes('/checkout')) await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\S/)
}

test('[09.5] a page that cannot be read keeps bar and footer, and is there at the next try', async ({ page, shop }) => {
  const shopper = new Shopper(page, 'hi')
  const errors = watchErrors(page)
  const answer = await page.goto(shop.origin + localizePath(product, 'hi'))
  expect(answer?.status()).toBe(503)
  await shopper.waitForHydration()
  await expectFrame(shopper)
  await expect(shopper.heading('pages', 'failedTitle')).toBeVisible()
  const again = page.waitForResponse((response) => response.status() === 503)
  await shopper.link('pages', 'tryAgain').tap()
  await again
  await expect(shopper.heading('pages', 'failedTitle')).toBeVisible()
  shop.stopped = null
  await shopper.link('pages', 'tryAgain').tap()
  await expect(shopper.addButton(page.getByRole('main')).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('[09.5] a page of which a part cannot be read is hydrated as it was sent, and reads that part again', async ({
  page,
  shop,
}) => {
  const shopper = new Shopper(page, 'hi')
  const errors = watchErrors(page)
  shop.stopped = /menu|products/i
  const answer = await page.goto(`${shop.origin}/hi/collections/seeds`)
  expect(answer?.status()).toBe(200)
  await shopper.waitForHydration()
  await expectFrame(shopper)
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toBeVisible()
  shop.stopped = null
  await shopper.button('error-notice', 'retry', failed).tap()
  await expect(shopper.availableCards().first()).toBeVisible()
  expect(errors).toEqual([])
})

test('[09.5] a page of members says below its heading that it cannot be read', inFull(), async ({ page, shop }) => {
  for (const path of ['/hi/orders', '/hi/loyalty', '/hi/kisan-vedika/posts/ask']) {
    await page.goto(shop.origin + path)
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toBeVisible()
    const gap = await notice.evaluate((element) => {
      const heading = element.closest('main')?.querySelector('h1')?.getBoundingClientRect()
      return element.getBoundingClientRect().top - (heading?.bottom ?? Number.POSITIVE_INFINITY)
    })
    expect(gap).toBeGreaterThanOrEqual(8)
  }
})

for (const [part, ofPart] of addressParts.entries()) {
  test(`pages of the shop stand while the database is stopped, part ${part + 1}`, inFull(), async ({ page, shop }) => {
    const shopper = new Shopper(page, 'hi')
    const errors = watchErrors(page)
    for (const path of ofPart) {
      await test.step(path, async () => {
        await page.goto(shop.origin + localizePath(path, 'hi'))
        await shopper.waitForHydration()
        await expectFrame(shopper)
        expect(errors).toEqual([])
      })
    }
  })
}
