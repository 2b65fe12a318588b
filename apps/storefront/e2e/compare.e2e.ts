import { inFull } from '../../../tooling/test-matrix.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'

for (const [language, screen] of [
  ['kn', {}],
  ['en', desktop],
] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ ...screen, language })

    test('two products are compared from their pages, and one is let go', async ({ shopper, page }) => {
      const chosen: string[] = []
      for (const index of [0, 1]) {
        await shopper.open('/collections/crop-protection')
        const href = await shopper
          .availableCards()
          .nth(index)
          .getByRole('heading')
          .getByRole('link')
          .getAttribute('href')
        await page.goto(href ?? '')
        await shopper.waitForHydration()
        chosen.push(await page.getByRole('heading', { level: 1 }).innerText())
        const toggle = shopper.button('compare', 'compareProduct', page.getByRole('main'))
        await toggle.click()
        await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      }
      await shopper.link('compare', 'show', page.getByRole('main')).click()
      await expect(shopper.heading('compare', 'title')).toBeVisible()
      const heads = page.getByRole('columnheader')
      await expect(heads).toHaveCount(3)
      for (const name of chosen) await expect(heads.filter({ hasText: name })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await shopper.button('compare', 'removeProduct').first().click()
      await expect(heads).toHaveCount(2)
      await shopper.button('compare', 'removeProduct').click()
      await expect(page.getByText(shopper.says('compare', 'emptyTitle'))).toBeVisible()
      await expect(page.getByRole('contentinfo')).not.toBeInViewport()
    })
  })
}

for (const [language, screen] of [
  ['ta', {}],
  ['en', desktop],
] as const) {
  test.describe(`on cards in ${language}`, inFull(), () => {
    test.use({ ...screen, language })

    test('products are chosen by key in a listing, all are let go and taken back', async ({ shopper, page }) => {
      await shopper.open('/collections/crop-protection')
      await shopper.waitForHydration()
      const main = page.getByRole('main')
      const choosing = shopper.button('listing', 'compare', main)
      await choosing.press('Enter')
      await expect(choosing).toHaveAttribute('aria-pressed', 'true')
      const boxes = main.getByRole('checkbox', { name: shopper.says('compare', 'compareProduct') })
      for (const index of [0, 1]) {
        await boxes.nth(index).press('Space')
        await expect(boxes.nth(index)).toBeChecked()
      }
      await shopper.button('compare', 'clear', main).press('Enter')
      await expect(boxes.first()).not.toBeChecked()
      const undo = shopper.button('compare', 'undo')
      // The notice with the way back stays while it has the focus.
      await undo.focus()
      await undo.press('Enter')
      await expect(boxes.nth(1)).toBeChecked()

      await shopper.button('compare', 'stop', main).press('Enter')
      await expect(choosing).toBeFocused()
      await expect(boxes).toHaveCount(0)
      await choosing.press('Enter')
      await shopper.link('compare', 'show', main).press('Enter')
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    })
  })
}

test.describe('on cards beside a heading', inFull(), () => {
  test.use({ language: 'te' })

  test('a product that a search finds and one of a brand are chosen and compared', async ({ shopper, page }) => {
    const main = page.getByRole('main')
    for (const place of ['/search/neem', '/brands/vindhyabeej']) {
      await shopper.open(place)
      await shopper.waitForHydration()
      await shopper.button('listing', 'compare', main).click()
      const box = main.getByRole('checkbox', { name: shopper.says('compare', 'compareProduct') })
      await box.first().click()
      await expect(box.first()).toBeChecked()
    }
    await shopper.link('compare', 'show', main).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })
})
