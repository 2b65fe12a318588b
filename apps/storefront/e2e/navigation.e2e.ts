import { inFull } from '../../../tooling/test-matrix.ts'
import { guardBack } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { readText } from './models/texts.ts'
import { breakServer } from './models/weak-network.ts'

const listing = '/collections/seeds'

test('a step to another page moves the focus to its heading, which says its title once, and starts at the top', async ({
  shopper,
  page,
}) => {
  await shopper.open(listing)
  await shopper.waitForHydration()
  await shopper.addButton(shopper.availableCards().first()).click()
  const added = page.getByRole('status').getByText(/: 1 in cart$/)
  await expect(added).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 600))
  const link = shopper.availableCards().nth(3).getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(name))
  const [said = '', shop, ...rest] = (await page.title()).split(' | ')
  expect([shop, ...rest]).toEqual([readText('shell', 'shopName', 'en')])
  await expect(page.getByRole('status').getByText(said, { exact: true })).toHaveCount(0)
  // What the page before has said is none of this one's.
  await expect(added).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a page that the server sends starts at its top, however far down the one before was left', async ({
  shopper,
  page,
}) => {
  const isDown = () => expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  for (const address of [listing, '/collections/crop-nutrition']) {
    await shopper.open(address)
    await shopper.waitForHydration()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo(0, 600))
  }
  await page.goBack()
  await isDown()
  await shopper.waitForHydration()
  // The bar at the top stays where it is; the one at the bottom gives way to a page that scrolls.
  await page.getByRole('banner').getByRole('link', { name: 'Brands', exact: true }).tap()
  await expect(page).toHaveURL(/\/brands$/)
  await shopper.waitForHydration()
  // By then the code has come that scrolls a page which is reloaded.
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await isDown()
})

test(
  '[12.11] Back shows the pages of a listing that were loaded, at the same place, on the same link',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open(listing)
    await shopper.waitForHydration()
    const cards = page.getByRole('main').getByRole('article')
    await cards.last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThan(25)
    const link = shopper.availableCards().nth(22).getByRole('heading').getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = { count: await cards.count(), top: (await link.boundingBox())?.y }
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(link).toBeFocused()
    expect(await cards.count()).toBeGreaterThanOrEqual(before.count)
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before.top ?? 0))).toBeLessThan(40)
  },
)

test('[12.2] a listing ends with words and asks for nothing more', inFull(), async ({ shopper, page }) => {
  await shopper.open('/collections/best-selling')
  const end = page.getByText(shopper.says('product-grid', 'end'))
  await expect(async () => {
    await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/collection-products') && calls.push(request.url()))
  await page.evaluate(() => scrollTo(0, 0))
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  expect(calls).toEqual([])
})

test(
  '[12.4] a page of a listing that cannot be loaded says so, and a retry loads it',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open(listing)
    const mend = await breakServer(page, '**/api/collection-products**')
    await shopper.waitForHydration()
    await shopper.link('product-grid', 'loadMore').scrollIntoViewIfNeeded()
    await expect(page.getByText(shopper.says('product-grid', 'failed'))).toBeVisible()
    mend()
    const before = await page.getByRole('main').getByRole('article').count()
    await shopper.button('primitives/error-notice', 'retry').click()
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(before)
  },
)

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'en'), () => {
    test.use({ ...desktop, language })

    test('no screen logs an error while it is hydrated', async ({ shopper, page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await shopper.reachPayment()
      const payment = new URL(page.url()).pathname.replace(`/${language}/`, '/')
      const product = '/products/taraposhan-potassium-nitrate-13-00-45'
      for (const address of [
        '/',
        listing,
        product,
        '/cart',
        '/checkout/address?source=checkout',
        payment,
        '/loyalty',
      ]) {
        await shopper.open(address)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      await shopper.open(payment)
      await shopper.chooseCod()
      await shopper.placeButton().click()
      await shopper.orderNumber()
      await page.reload()
      await shopper.orderNumber()
      expect(complaints).toEqual([])
    })
  })
}

test('a page that was left leads nowhere, though it stays until the next one has come', async ({ shopper, page }) => {
  const session = await guardBack(page, '**/api/session')
  const banners = await guardBack(page, '**/api/banners*')
  await shopper.open('/loyalty')
  await shopper.waitForHydration()
  await session.called
  await shopper.link('navigation-bar', 'homeLabel').click()
  await banners.called
  const answered = page.waitForResponse('**/api/session')
  session.letThrough()
  await (await answered).finished()
  // By now the page knows that nobody is signed in, which would lead to signing in.
  await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))))
  await expect(page).toHaveURL(/\/$/)
  banners.letThrough()
  await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
})

test(
  'the way to a page ends with the page itself, marked in forced colours too',
  inFull(),
  async ({ shopper, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const product = '/products/taraposhan-potassium-nitrate-13-00-45'
    for (const path of [product, `${product}/reviews`, '/brands']) {
      await shopper.open(path)
      const way = page.getByRole('navigation', { name: shopper.says('shell', 'breadcrumb') })
      const steps = way.getByRole('listitem')
      const current = way.locator('[aria-current]')
      await expect(current).toHaveAttribute('aria-current', 'page')
      await expect(steps.last()).toHaveAttribute('aria-current', 'page')
      const lines = await steps.evaluateAll(
        (items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size,
      )
      expect(lines).toBe(1)
      await page.emulateMedia({ forcedColors: 'active' })
      const weights = await steps.evaluateAll((items) => items.map((item) => Number(getComputedStyle(item).fontWeight)))
      const [own = 0, ...others] = weights.reverse()
      expect(own).toBeGreaterThan(Math.max(...others))
      await page.emulateMedia({ forcedColors: null })
    }
  },
)
