import { inFull } from '../../../tooling/test-matrix.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'

for (const [language, screen] of [
  ['te', {}],
  ['en', desktop],
] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ ...screen, language })

    test('a farm is told once, and home page, search and calculator know it', async ({ shopper, page }) => {
      await shopper.open('/my-farm')
      const empty = page.getByRole('heading', { name: shopper.says('farm', 'emptyTitle') })
      await expect(empty).toBeVisible()
      const tomato = shopper.says('crop-name', 'crop_tomato')
      const crop = page.getByRole('combobox', { name: shopper.says('farm', 'crop') })
      await crop.selectOption('tomato')
      await shopper.button('farm', 'add').click()
      await expect(shopper.link('farm', 'show')).toHaveCount(1)
      await page.getByRole('textbox', { name: shopper.says('dose-helper', 'area') }).fill('7')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      await shopper.button('farm', 'removeCrop', page.getByRole('listitem')).click()
      await expect(empty).toBeVisible()
      await shopper.button('farm', 'undo').click()
      await expect(shopper.link('farm', 'show')).toHaveCount(1)

      await shopper.open('/')
      await shopper.waitForHydration()
      const own = page.getByRole('region', { name: shopper.says('farm', 'yourCrops') })
      await expect(shopper.link('farm', 'edit', own)).toBeVisible()
      await own.scrollIntoViewIfNeeded()
      await expect(own.getByRole('article').first()).toBeVisible()

      await page.locator('input[type="search"]').first().click()
      const crops = page.getByRole('group', { name: shopper.says('farm', 'yourCrops') })
      await expect(crops.getByRole('option', { name: tomato })).toBeVisible()

      await shopper.open('/products/taraposhan-potassium-nitrate-13-00-45')
      await shopper.waitForHydration()
      await page.getByText(shopper.says('dose-helper', 'title')).click()
      await expect(page.getByRole('textbox', { name: shopper.says('dose-helper', 'area') })).toHaveValue('7')
      await shopper.link('farm', 'fromFarm').click()
      await expect(page).toHaveURL(/\/my-farm$/)
    })
  })
}
