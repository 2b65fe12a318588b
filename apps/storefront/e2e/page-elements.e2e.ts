import { expect, test } from './models/shop-test.ts'
import { phone } from './models/screens.ts'

test.use(phone)

/** A count is the same on every machine. A slow phone pays for each in memory, in style and in the first touch. */
const most = 1500

test('[12.1] a listing on a phone is of few elements, before its first touch and after it', async ({
  shopper,
  page,
}) => {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  await shopper.open('/collections/seeds')
  await shopper.waitForStart()
  expect(await count()).toBeLessThanOrEqual(most)
  await shopper.waitForHydration()
  // At the upper edge of the bar, where nothing is but the bar itself: the places of cards to come are there then.
  await page.touchscreen.tap(180, 2)
  await expect(page.locator('[data-part="cell"][aria-hidden]')).toHaveCount(40)
  await expect(page.getByRole('button', { name: /^Wishlist: / })).toHaveCount(20)
  expect(await count()).toBeLessThanOrEqual(most)
})

test('[13.4] the filters beside a listing come when a screen gets wide enough for them', async ({ shopper, page }) => {
  const filters = page.locator('#filters')
  await shopper.open('/collections/seeds')
  await shopper.waitForStart()
  await page.touchscreen.tap(180, 2)
  await expect(filters).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(filters.getByRole('checkbox').first()).toBeVisible()
})
