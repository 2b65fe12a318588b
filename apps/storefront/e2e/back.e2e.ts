import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { phone } from './models/screens.ts'

const seeds = '/collections/seeds'

test.use({ ...phone, language: 'hi' })

test(
  '[24.1] [14.5] Back closes what stands before a product, and only then leads away',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open(seeds)
    await shopper.waitForHydration()
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').tap()
    await expect(page).toHaveURL(/\/products\//)
    const product = page.url()
    const dialog = page.getByRole('dialog')
    const openers = [
      shopper.button('carousel', 'enlarge').first(),
      shopper.button('delivery-estimate', 'enter'),
      shopper.cartLink(),
    ]
    for (const opener of openers) {
      await opener.tap()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      expect(page.url()).toBe(product)
    }
    // Closed by hand, it leaves nothing in the history.
    await shopper.cartLink().tap()
    await expect(dialog).toBeVisible()
    await shopper.button('cart-drawer', 'close', dialog).tap()
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${seeds}$`))
  },
)
