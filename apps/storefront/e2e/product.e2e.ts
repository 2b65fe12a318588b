import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { askPlace, choosePincode, estimate, pincodeField, placeDialog } from './models/delivery-place.ts'
import { tabTo } from './models/keyboard.ts'
import { desktop } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'
import { breakServer } from './models/weak-network.ts'

/** A bottle in single and multi packs, all in stock, with a dose: what every test here looks at. */
const product = '/products/sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'

/** Where the devices of these tests are: Mysuru. */
const mysuru = { latitude: 12.3, longitude: 76.65 }

const packs = (page: Page) => page.locator('[data-scope="variant-picker"][data-part="card"]')
const chosenPack = (page: Page) => page.locator('[data-scope="variant-picker"][data-part="card"][aria-current]')
const bar = (shopper: Shopper): Locator =>
  shopper.page.getByRole('region', { name: shopper.says('sticky-cart-bar', 'label') })

async function openPlace(shopper: Shopper): Promise<void> {
  await shopper.open(product)
  await shopper.waitForHydration()
  await askPlace(shopper).click()
  await expect(placeDialog(shopper)).toBeVisible()
}

for (const language of ['en', 'hi'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'en'), () => {
    test.use({ language })

    test('[15.2] choosing a pack changes the address in step, and nothing jumps', async ({ shopper, page }) => {
      await shopper.open(`${product}?pf=search`)
      await shopper.waitForHydration()
      const before = await page.evaluate(() => history.length)
      const other = packs(page).and(page.locator(':not([aria-current])')).first()
      await other.scrollIntoViewIfNeeded()
      const [top, name] = [await page.evaluate(() => scrollY), await other.innerText()]
      await other.click()
      await expect(chosenPack(page)).toContainText(name.split('\n')[0] ?? '')
      await expect(page).toHaveURL(/[?&]pf=search&variant=[\da-f-]{36}$/)
      await expect(chosenPack(page)).toBeFocused()
      expect(await page.evaluate(() => [history.length, scrollY])).toEqual([before, top])
      const address = page.url()
      await page.reload()
      await expect(chosenPack(page)).toContainText(name.split('\n')[0] ?? '')
      expect(page.url()).toBe(address)
    })

    test('[15.3] the other tab chooses the first pack of its kind', inFull(), async ({ shopper, page }) => {
      await shopper.open(product)
      await shopper.waitForHydration()
      const multi = page.getByRole('tab').nth(1)
      await expect(multi).toHaveAttribute('aria-selected', 'false')
      await multi.click()
      await expect(multi).toHaveAttribute('aria-selected', 'true')
      await expect(packs(page).first()).toHaveAttribute('aria-current', 'true')
      await expect(page).toHaveURL(/variant=/)
    })

    test(
      '[16.3] [16.4] a pincode tells the days, and is still there after a reload',
      inFull(),
      async ({ shopper, page }) => {
        await openPlace(shopper)
        await choosePincode(shopper, '999999')
        await expect(pincodeField(shopper)).toHaveAttribute('aria-invalid', 'true')
        await choosePincode(shopper, '५७०००१')
        await expect(placeDialog(shopper)).toHaveCount(0)
        await expect(estimate(shopper)).toContainText('570001')
        await expect(estimate(shopper).getByRole('status')).toContainText(
          shopper.says('delivery-estimate', 'inSpan', { from: 2, to: 3 }).source.slice(1, -1),
        )
        await page.reload()
        await shopper.waitForHydration()
        await expect(estimate(shopper)).toContainText('570001')
      },
    )

    test('the packs of a field follow area, measure and pack', inFull(), async ({ shopper, page }) => {
      await shopper.open(product)
      await shopper.waitForHydration()
      await page.getByText(shopper.says('dose-helper', 'title')).click()
      const area = page.getByRole('textbox', { name: shopper.says('dose-helper', 'area') })
      await expect(area).toHaveValue('1')
      const answer = page.getByRole('group').getByRole('status')
      const first = await answer.innerText()
      await area.fill('१०')
      await expect(answer).not.toHaveText(first)
      const ofAcres = await answer.innerText()
      await page.getByRole('combobox', { name: shopper.says('dose-helper', 'unit') }).selectOption('hectare')
      await expect(answer).not.toHaveText(ofAcres)
    })
  })
}

test('[16.4] what is not delivered is said in words', inFull(), async ({ shopper }) => {
  await openPlace(shopper)
  await choosePincode(shopper, '682551')
  await expect(estimate(shopper)).toContainText(
    shopper.says('delivery-estimate', 'undeliveredPincode').source.slice(1, -1).replaceAll('\\', ''),
  )
})

test.describe('with a location that was allowed before', () => {
  test.use({ geolocation: mysuru, permissions: ['geolocation'] })

  test('[16.2] the place is found without a question', inFull(), async ({ shopper }) => {
    await shopper.open(product)
    await expect(estimate(shopper)).toContainText(/57\d{4}/)
    await expect(estimate(shopper)).toContainText('The place is approximate.')
  })
})

test('[16.2] the device is asked after a tap only', inFull(), async ({ shopper, page, context }) => {
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    Object.assign(window, { asked: 0 })
    geolocation.getCurrentPosition = (...rest) => {
      Object.assign(window, { asked: 1 })
      ask(...rest)
    }
  })
  await openPlace(shopper)
  expect(await page.evaluate(() => Reflect.get(window, 'asked') as number)).toBe(0)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(mysuru)
  await shopper.button('pincode-modal', 'locate').click()
  await expect(placeDialog(shopper)).toHaveCount(0)
  await expect(estimate(shopper)).toContainText(/57\d{4}/)
  expect(await page.evaluate(() => Reflect.get(window, 'asked') as number)).toBe(1)
})

test('[16.2] a device that may not say where it is leaves the pincode', inFull(), async ({ shopper }) => {
  await openPlace(shopper)
  await shopper.button('pincode-modal', 'locate').click()
  await expect(placeDialog(shopper)).toContainText('Your location is switched off for this shop.')
  await choosePincode(shopper, '570001')
  await expect(estimate(shopper)).toContainText('570001')
})

test('a server that fails says so, and the page still sells', inFull(), async ({ shopper, page }) => {
  const mend = await breakServer(page, '**/api/delivery/**')
  await openPlace(shopper)
  await choosePincode(shopper, '570001')
  await expect(estimate(shopper)).toContainText('The days could not be looked up.', { timeout: 30_000 })
  await shopper.addButton(page.getByRole('main')).first().click()
  await expect(shopper.cartLink()).toContainText('1')
  mend()
  await shopper.button('delivery-estimate', 'retry').click()
  await expect(estimate(shopper).getByRole('status')).toContainText('Arrives in 2 to 3 days')
})

test('[16.3] a pincode that nobody could look up is not called invalid', inFull(), async ({ shopper, page }) => {
  await breakServer(page, '**/api/pincodes/**')
  await openPlace(shopper)
  await choosePincode(shopper, '570001')
  await expect(placeDialog(shopper)).toContainText('The pincode could not be looked up. Please try again.')
})

test('[15.8] the buy bar is at the bottom of a phone, away while the button is seen, and sells', async ({
  shopper,
  page,
}) => {
  await shopper.open(product)
  await shopper.waitForHydration()
  await expect(bar(shopper)).toBeVisible()
  const bottom = await bar(shopper).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(Math.round(bottom)).toBe(740)
  await shopper.addButton(bar(shopper)).click()
  await expect(shopper.cartLink()).toContainText('1')
  await expect(shopper.stepper(bar(shopper))).toContainText('1')
  const actions = page.locator('[data-scope="product-offer"][data-part="actions"]')
  await page.getByRole('heading', { level: 1 }).focus()
  await actions.scrollIntoViewIfNeeded()
  await expect(bar(shopper)).toHaveCount(0)
  await expect(shopper.stepper(actions)).toContainText('1')
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('[15.2] [16.3] everything is reached by the keyboard', inFull(), async ({ shopper, page }) => {
    await shopper.open(product)
    await shopper.waitForHydration()
    const other = packs(page).and(page.locator(':not([aria-current])')).first()
    const address = (await other.getAttribute('href')) ?? ''
    await tabTo(page, other)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${address.slice(-36)}$`))
    const helper = page.locator('summary').filter({ hasText: shopper.says('dose-helper', 'title') })
    await tabTo(page, helper)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: shopper.says('dose-helper', 'area') })).toBeVisible()
    await tabTo(page, askPlace(shopper))
    await page.keyboard.press('Enter')
    await expect(pincodeField(shopper)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(askPlace(shopper)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pincodeField(shopper)).toBeFocused()
    await page.keyboard.type('570001')
    await page.keyboard.press('Enter')
    await expect(shopper.button('delivery-estimate', 'changePlace')).toBeFocused()
    await expect(bar(shopper)).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[15.2] packs and tabs are links, and the bar posts', async ({ shopper, page }) => {
    await shopper.open(product)
    await packs(page).and(page.locator(':not([aria-current])')).first().click()
    await expect(page).toHaveURL(/variant=/)
    const chosen = new URL(page.url()).searchParams.get('variant') ?? ''
    await expect(chosenPack(page)).toHaveAttribute('href', new RegExp(chosen))
    await page.getByRole('tab').nth(1).click()
    await expect(page).not.toHaveURL(new RegExp(chosen))
    await shopper.addButton(bar(shopper)).click()
    await expect(page).toHaveURL(/\/cart$/)
    expect(await shopper.toPay()).toMatch(/^₹\d/)
  })
})
