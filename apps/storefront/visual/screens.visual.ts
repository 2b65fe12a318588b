import { stopTime } from '../../../tooling/pictures/stop-time.ts'
import { expect, test } from '../e2e/models/shop-test.ts'
import { desktop, phone } from '../e2e/models/screens.ts'
import type { Shopper } from '../e2e/models/shopper.ts'
import { inFull } from '../../../tooling/test-matrix.ts'
import { serveFonts, wearFonts } from '../e2e/models/own-fonts.ts'

test.describe.configure({ timeout: 120_000 })

/** The way of a shopper to an order, up to the address: how each screen is reached from the one before it. */
const stations: Readonly<Record<string, (shopper: Shopper) => Promise<void>>> = {
  home: (shopper) => shopper.open('/'),
  collection: (shopper) => shopper.open('/collections/seeds'),
  product: (shopper) => shopper.open('/products/taraposhan-potassium-nitrate-13-00-45'),
  cart: async (shopper) => {
    await shopper.addButton(shopper.page.getByRole('main')).first().click()
    await expect(shopper.cartLink()).toContainText('1')
    // The server draws what it has been told of.
    await expect.poll(() => shopper.cartSnapshotCookie()).not.toBe('')
    await shopper.open('/cart')
    await expect(shopper.proceedButton()).toBeEnabled()
  },
  address: async (shopper) => {
    await shopper.open('/checkout/address?source=checkout')
    await expect(shopper.heading('address-form', 'addTitle')).toBeVisible()
    await seeOrderBeside(shopper)
  },
}

for (const screen of [phone, desktop]) {
  for (const language of ['en', 'hi', 'te'] as const) {
    const { width } = screen.viewport

    test.describe(`${width} px, ${language}`, inFull(screen === desktop || language !== 'en'), () => {
      test.use({ ...screen, language })

      test('from home to the address', async ({ page, shopper }) => {
        await stopTime(page)
        await serveFonts(page)
        for (const [station, reach] of Object.entries(stations)) {
          await reach(shopper)
          await shopper.waitForStart()
          await wearFonts(page)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await page.evaluate(atRest)
            await expect.soft(page).toHaveScreenshot(`${station}-${width}-${language}-${colorScheme}.webp`)
          }
        }
      })
    })
  }
}

/** On a wide screen the order stands beside the form: its code comes later, and today's prices after that. */
async function seeOrderBeside(shopper: Shopper): Promise<void> {
  const order = shopper.page.getByRole('region', { name: shopper.says('payment-mode', 'summary') })
  if (shopper.page.viewportSize()?.width === desktop.viewport.width) {
    await expect(order.getByText(shopper.says('billing-summary', 'payable'))).toBeVisible()
  }
  await expect(order.getByText(shopper.says('billing-summary', 'estimated'))).toBeHidden()
}

/** Runs in the page: all fonts and every picture in sight are there; a slide that only touches the edge of its row is not in sight. */
async function atRest(): Promise<void> {
  const pictures = [...document.images]
  const inSight = await new Promise<Set<Element>>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(new Set(entries.filter(({ intersectionRatio }) => intersectionRatio > 0).map(({ target }) => target)))
    })
    observer.observe(document.documentElement)
    for (const picture of pictures) observer.observe(picture)
  })
  const shown = pictures.filter((picture) => inSight.has(picture) && !picture.closest('[inert]'))
  await Promise.all([document.fonts.ready, ...shown.map((picture) => picture.decode())])
}
