import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { listenToElements, openPartnerPage, partnerOrigin, shopOrigin } from './models/partner-page.ts'
import { watchViolations } from './models/policy-violations.ts'
import { expect, test } from './models/shop-test.ts'

const handle = 'taraposhan-potassium-nitrate-13-00-45'
const other = 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'
const button = `<krishi-buy-button product="${handle}"><a href="/products/${handle}">See it in the shop</a></krishi-buy-button>`
const cart = '<krishi-cart-button><a href="/cart">To the cart</a></krishi-cart-button>'

const add = (page: Page) => page.locator('krishi-buy-button').getByRole('button', { name: /^Add to cart/ })
const fallback = (page: Page) => page.getByRole('link', { name: 'See it in the shop' })

/** Errors that a page did not expect. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Keeps "Proceed" on the page, or no longer. */
const hold = (page: Page) => page.evaluate(() => void document.documentElement.toggleAttribute('data-holds'))

test('a page of plain HTML sells by two elements under a strict policy, and leads to the shop with the cart', async ({
  page,
}) => {
  const refused = await watchViolations(page)
  const errors = watchErrors(page)
  const heard = await listenToElements(page)
  await openPartnerPage(page, { locale: 'hi', body: `${cart}<p>${button}</p>` })
  await page.locator('krishi-buy-button').getByRole('button').click()
  await page.locator('krishi-cart-button').getByRole('button', { name: 'कार्ट, 1 उत्पाद' }).click()
  const drawer = page.getByRole('dialog', { name: 'आपका कार्ट' })
  await expect(drawer.locator('[data-scope="cart-lines"][data-line]')).toHaveCount(1)
  const proceed = drawer.getByRole('button', { name: /^आगे बढ़ें/ })
  await hold(page)
  await proceed.click()
  await expect.poll(async () => (await heard()).map(({ name }) => name)).toContain('krishi-proceed')
  expect((await heard()).map(({ name, from }) => [name, from])).toEqual([
    ['krishi-add', 'krishi-buy-button'],
    ['krishi-cart-change', 'krishi-cart-button'],
    ['krishi-proceed', 'krishi-cart-button'],
  ])
  await hold(page)
  await proceed.click()
  await expect(page).toHaveURL(/\/hi\/cart$/)
  await expect(page.getByRole('main').locator('[data-scope="cart-lines"][data-line]')).toHaveCount(1)
  expect([refused, errors]).toEqual([[], []])
})

test(
  'a page of another origin sells through the shop: the cart is there once, and nothing else is told',
  inFull(),
  async ({ page }) => {
    const shop = shopOrigin()
    const origin = await partnerOrigin(page)
    const refused = await watchViolations(page)
    const errors = watchErrors(page)
    await openPartnerPage(page, { origin, locale: 'hi', body: `${cart}<p>${button}</p>` })
    await page.locator('krishi-buy-button').getByRole('button').click()
    await page.locator('krishi-cart-button').getByRole('button', { name: 'कार्ट, 1 उत्पाद' }).click()
    const drawer = page.getByRole('dialog', { name: 'आपका कार्ट' })
    const picture = drawer.locator('[data-scope="cart-lines"] img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('krishi')))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await drawer.getByRole('button', { name: /^आगे बढ़ें/ }).click()
    await expect(page).toHaveURL(`${shop}/hi/cart`)
    await expect(page.getByRole('main').locator('[data-scope="cart-lines"][data-line]')).toHaveCount(1)
    expect([refused, errors]).toEqual([[], []])
  },
)

test.describe('what elements bear', inFull(), () => {
  for (const [what, address] of [
    ['the script', '**/embed/v1.js'],
    ['the code of an element', '**/embed/chunks/**'],
    ['the settings', '**/settings/**'],
    ['the products', '**/api/product-cards'],
  ] as const) {
    test(`without ${what} the page keeps its link and hears no error`, async ({ page }) => {
      const errors = watchErrors(page)
      await page.route(address, (route) => route.abort())
      const refused = page.waitForEvent('requestfailed')
      await openPartnerPage(page, { body: button })
      await refused
      await expect(fallback(page)).toBeVisible()
      expect(errors).toEqual([])
    })
  }

  test('a product that the shop does not have leaves the link, and another name in its place sells', async ({
    page,
  }) => {
    await openPartnerPage(page, { body: button.replace(`product="${handle}"`, 'product="none"') })
    await expect(fallback(page)).toBeVisible()
    await page.locator('krishi-buy-button').evaluate((element, name) => Reflect.set(element, 'product', name), handle)
    await expect(add(page)).toBeVisible()
    await expect(fallback(page)).toBeHidden()
  })

  test('elements that come later work, and one that is moved keeps working', async ({ page }) => {
    await openPartnerPage(page, { body: '<p id="one"></p><p id="two"></p>' })
    await page.evaluate((name) => {
      const element = document.createElement('krishi-buy-button')
      Reflect.set(element, 'product', name)
      document.querySelector('#one')?.append(element)
    }, handle)
    await add(page).click()
    await page.evaluate(() => document.querySelector('#two')?.append(document.querySelector('krishi-buy-button') ?? ''))
    await expect(page.locator('#two').getByRole('group', { name: /^Quantity/ })).toBeVisible()
  })

  test('what is far from the screen loads nothing until it comes near', async ({ page }) => {
    const lines = '<p>A line of the page</p>'.repeat(200)
    const far = `<krishi-buy-button id="far" product="${other}"><a href="/products/${other}">Far</a></krishi-buy-button>`
    await openPartnerPage(page, { body: `<p>${button}</p>${lines}${far}` })
    await expect(add(page).first()).toBeVisible()
    const isLoaded = () => page.locator('#far').evaluate((element) => element.shadowRoot !== null)
    expect(await isLoaded()).toBe(false)
    await page.locator('#far').scrollIntoViewIfNeeded()
    await expect.poll(isLoaded).toBe(true)
    await expect(page.locator('#far').getByRole('button')).toBeVisible()
  })

  test('two buttons of one product and the cart agree, with the script twice on the page', async ({ page }) => {
    const again = '<script type="module" src="/embed/v1.js?again"></script>'
    await openPartnerPage(page, { body: `${cart}<p>${button}</p><p>${button}</p>${again}` })
    await add(page).first().click()
    await expect(page.locator('krishi-buy-button').getByRole('group', { name: /^Quantity/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()
  })

  test('in a frame the shop takes the place of the whole page', async ({ page }) => {
    await page.route('**/frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<iframe src="/partner" title="Shop" width="340" height="700"></iframe>',
      }),
    )
    await openPartnerPage(page, { body: `${cart}<p>${button}</p>` })
    await page.goto('/frame')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /^Add to cart/ }).click()
    await frame.getByRole('button', { name: 'Cart, 1 product' }).click()
    await frame.getByRole('button', { name: /^Proceed/ }).click()
    await expect(page).toHaveURL(/\/cart$/)
  })

  test('a page that freezes what browsers share, and one with a hostile sheet, change nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const { prototype } of [Object, Array, Function, Promise]) Object.freeze(prototype)
    })
    await openPartnerPage(page, { body: button })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { display: none !important } html, body, main, krishi-buy-button { display: block !important; text-transform: uppercase }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await expect(add(page)).toBeVisible()
    await expect(add(page)).toHaveCSS('text-transform', 'none')
  })

  test('the open cart closes by Escape, gives the focus back, and has no barrier', async ({ page }) => {
    await openPartnerPage(page, { body: `${cart}<p>${button}</p>` })
    await add(page).click()
    const opener = page.getByRole('button', { name: 'Cart, 1 product' })
    await opener.click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Proceed/ })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('a page styles parts by their names', async ({ page }) => {
    await openPartnerPage(page, { body: button })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        'krishi-buy-button::part(quantity-control-increase) { border-radius: 0 } krishi-buy-button { --sf-color-action: rgb(1, 2, 3) }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await expect(add(page)).toHaveCSS('border-radius', '0px')
    await expect(add(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  })
})
