import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { addresses } from './models/addresses.ts'
import { brokenWordsOf } from './models/broken-words.ts'
import { expect, test } from './models/shop-test.ts'
import { overlapsOf } from './models/overlaps.ts'
import { serveFonts, wearFonts } from './models/own-fonts.ts'
import { desktop, phone } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'

/** The screen that has the most to show: the gate takes it. */
const product = addresses.find((address) => /^\/products\/[^/]+$/.test(address)) ?? ''

/** Opens every disclosure, and what each part shows more of. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  // Filters and the like come with their code.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const openers = document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')
    for (const opener of openers) if (opener.checkVisibility()) opener.click()
  })
  await page.waitForLoadState('networkidle')
}

/** The overlays of the bar and of a listing. */
async function expectOverlays(shopper: Shopper): Promise<void> {
  const { page } = shopper
  const openers = page.getByRole('main').locator('[aria-haspopup="dialog"]:visible')
  for (const opener of await openers.all()) {
    await opener.click()
    const dialog = page.getByRole('dialog').first()
    await expect(dialog).toBeVisible()
    await openAll(page)
    expect(await overlapsOf(page)).toEqual([])
    expect(await brokenWordsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
}

const looks = [
  [360, phone, 'en'],
  [1280, desktop, 'en'],
  [360, phone, 'hi'],
  [360, phone, 'ta'],
  [1280, desktop, 'ta'],
] as const

for (const [width, screen, language] of looks) {
  const isInGate = width === 360 && language === 'en'
  test.describe(`at ${String(width)} px in ${language}`, () => {
    test.use({ ...screen, language })

    for (const path of addresses) {
      test(
        `nothing overlaps on ${path}, all of it opened`,
        inFull(!isInGate || path !== product),
        async ({ shopper, page }) => {
          await serveFonts(page)
          await shopper.open(path)
          await shopper.waitForHydration()
          // Pages of members lead on to the sign-in meanwhile.
          await expect(async () => {
            await wearFonts(page)
            await openAll(page)
            expect(await overlapsOf(page)).toEqual([])
          }).toPass({ timeout: 10_000 })
          await expectOverlays(shopper)
        },
      )
    }

    test('nothing overlaps in a cart', inFull(), async ({ shopper, page }) => {
      await serveFonts(page)
      await shopper.fillCart()
      await shopper.openCart()
      await wearFonts(page)
      await openAll(page)
      expect(await overlapsOf(page)).toEqual([])
      await shopper.open('/cart')
      await shopper.waitForHydration()
      await wearFonts(page)
      await openAll(page)
      expect(await overlapsOf(page)).toEqual([])
    })
  })
}
