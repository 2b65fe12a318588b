import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { listenToElements, openPartnerPage, partnerOrigin, shopOrigin } from './models/partner-page.ts'
import { watchViolations } from './models/policy-violations.ts'
import { expect, test } from './models/shop-test.ts'

/** In stock, with several pictures, and with a dose that its packs are measured in. */
const handle = 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'
const of = (tag: string, attributes = `product="${handle}"`) =>
  `<krishi-${tag} ${attributes}><a href="/products/${handle}">See it in the shop</a></krishi-${tag}>`
const body = [
  of('product-gallery'),
  of('delivery-estimate'),
  of('dose-helper'),
  of('product-card', `product="${handle}" heading-level="2"`),
  of('product-strip', 'collection="seeds" limit="3" heading-level="2"'),
].join('')

test(
  'all that shows goods works on a page of another origin, tells it what happens and breaks no policy',
  inFull(),
  async ({ page }) => {
    const shop = shopOrigin()
    const origin = await partnerOrigin(page)
    const refused = await watchViolations(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const heard = await listenToElements(page)
    const isHeard = (name: string) =>
      expect.poll(async () => (await heard()).map((event) => event.name)).toContain(name)
    await openPartnerPage(page, { origin, body })

    const gallery = page.locator('krishi-product-gallery')
    await gallery
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click()
    await expect(gallery.getByRole('dialog')).toBeVisible()
    await isHeard('krishi-zoom')
    await page.keyboard.press('Escape')
    await expect(gallery.getByRole('dialog')).toHaveCount(0)

    const estimate = page.locator('krishi-delivery-estimate')
    await estimate.getByRole('button', { name: 'Enter pincode' }).click()
    await estimate.getByRole('textbox', { name: 'Pincode' }).fill('570001')
    await page.keyboard.press('Enter')
    await expect(estimate.getByText(/^Arrives/)).toBeVisible()
    await isHeard('krishi-place-change')

    const strip = page.locator('krishi-product-strip')
    await strip.scrollIntoViewIfNeeded()
    await expect(strip.getByRole('article')).toHaveCount(3)
    await expect(strip.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', `${shop}/collections/seeds`)

    const card = page.locator('krishi-product-card')
    await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
      'href',
      `${shop}/products/${handle}`,
    )

    await page.getByText('How many packs for my field?').click()
    await page.getByRole('button', { name: 'Add these packs' }).click()
    await expect(page.locator('krishi-cart-drawer').getByRole('dialog')).toBeVisible()
    await isHeard('krishi-add')
    expect([refused, errors]).toEqual([[], []])
  },
)

test(
  'a page of another origin narrows goods, shows reviews and coupons, and asks for an address in its own form',
  inFull(),
  async ({ page }) => {
    const shop = shopOrigin()
    const origin = await partnerOrigin(page)
    const refused = await watchViolations(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const heard = await listenToElements(page)
    const isHeard = (name: string) =>
      expect.poll(async () => (await heard()).map((event) => event.name)).toContain(name)
    const wanted = [
      '<krishi-cart-button></krishi-cart-button>',
      of('filters', 'collection="seeds" heading-level="2"'),
      of('reviews'),
      '<krishi-coupon-list heading-level="2"></krishi-coupon-list>',
      '<form><krishi-address-form name="delivery"></krishi-address-form><button>Go on</button></form>',
    ]
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPartnerPage(page, { origin, body: wanted.join('') })

    const filters = page.locator('krishi-filters')
    await filters.getByRole('combobox', { name: /Sort/ }).selectOption('price-low-to-high')
    await isHeard('krishi-filter-change')
    await expect(filters).toHaveAttribute('search', 'sortBy=price-low-to-high')
    const add = filters.getByRole('button', { name: /^Add to cart/ }).last()
    await add.click()
    await isHeard('krishi-add')

    const reviews = page.locator('krishi-reviews')
    await reviews.scrollIntoViewIfNeeded()
    await expect(reviews.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      `${shop}/products/${handle}/reviews`,
    )
    // The colour of links in the theme, and not that of the browser.
    await expect(reviews.getByRole('link', { name: 'Read more reviews' })).toHaveCSS('color', 'rgb(18, 84, 146)')

    const coupons = page.locator('krishi-coupon-list')
    await coupons.scrollIntoViewIfNeeded()
    await expect(coupons.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(coupons.getByRole('button', { name: /^Copy code/ }).first()).toBeVisible()

    const address = page.locator('krishi-address-form')
    await address.scrollIntoViewIfNeeded()
    await address.getByRole('textbox', { name: 'Pincode' }).fill('570001')
    await expect(address.getByRole('combobox', { name: 'State' })).toHaveValue('KA')
    await isHeard('krishi-address-change')
    const ownForm = page.locator('form', { has: address })
    const sent = () => ownForm.evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))
    await expect.poll(sent).toMatchObject({ 'delivery-pincode': '570001', 'delivery-state': 'KA' })
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(address.getByRole('textbox', { name: 'Full name' })).toBeFocused()
    expect([refused, errors]).toEqual([[], []])
  },
)

test('a product without a picture has the stand-in of the shop, not of the page', inFull(), async ({ page }) => {
  const shop = shopOrigin()
  const origin = await partnerOrigin(page)
  await page.route('**/api/product-cards', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"productImages":\[[^\]]*\]/g, '"productImages":[]')
    await route.fulfill({ response, body })
  })
  await openPartnerPage(page, { origin, body: of('product-card') })
  const picture = page.locator('krishi-product-card img').first()
  await expect(picture).toHaveAttribute('src', `${shop}/images/noImage.png`)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

for (const { what, width, chunk, element, open, path } of [
  {
    ...{ what: 'filters', width: 360, chunk: 'filter-sheet', path: '/collections/seeds' },
    element: of('filters', 'collection="seeds"'),
    open: (page: Page) => page.getByRole('link', { name: 'Price' }).click(),
  },
  {
    ...{ what: 'filters beside goods', width: 1280, chunk: 'filter-column', path: '/collections/seeds' },
    element: of('filters', 'collection="seeds"'),
    open: async (page: Page) => {
      await page.route('**/embed/chunks/filter-sheet*', (route) => route.abort())
      await page.getByRole('link', { name: 'Price' }).click()
    },
  },
  {
    ...{ what: 'a dose', width: 360, chunk: 'dose-form', path: `/products/${handle}` },
    element: of('dose-helper'),
    open: async (page: Page) => {
      await page.getByText('How many packs for my field?').click()
      await page.getByRole('link', { name: 'See it in the shop' }).click()
    },
  },
  {
    ...{ what: 'a delivery', width: 360, chunk: 'pincode-question', path: `/products/${handle}` },
    element: of('delivery-estimate'),
    open: (page: Page) => page.getByRole('button', { name: 'Enter pincode' }).click(),
  },
]) {
  test(`the way to the shop stays for ${what} whose code cannot be loaded`, inFull(), async ({ page }) => {
    const shop = shopOrigin()
    await page.setViewportSize({ width, height: 740 })
    await page.route(`**/embed/chunks/${chunk}*`, (route) => route.abort())
    await openPartnerPage(page, {
      origin: await partnerOrigin(page),
      body: element.replace('href="/', `href="${shop}/`),
    })
    await open(page)
    await expect(page).toHaveURL(shop + path)
  })
}

test('a chip whose code cannot be loaded keeps the page without a connection', inFull(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPartnerPage(page, { origin: await partnerOrigin(page), body: of('filters', 'collection="seeds"') })
  const chip = page.locator('krishi-filters').getByRole('link', { name: 'Price' })
  await expect(chip).toBeVisible()
  const left: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
  await page.context().setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/embed/chunks/'))
  await chip.click()
  const code = (await lost).url()
  // Fails after the element has heard of the same.
  await page.evaluate((address) => import(address).catch(() => {}), code)
  await expect(chip).toBeVisible()
  expect(left).toEqual([])
})
