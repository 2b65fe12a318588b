import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; M2101K6G) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const toBrands = '/redirect?type=install&fallback=/brands'

test.describe('a link that leads on', inFull(), () => {
  test.describe('on an Android', () => {
    test.use({ userAgent: android })

    test('[35.2] says that it does and leads to the store after 1500 ms', async ({ shopper, page }) => {
      const store = 'https://play.google.com/store/apps/details?id=in.krishi.shop'
      await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'the store' }))
      // Stands still: a slow machine may take longer than 1500 ms to show the page.
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await shopper.open(toBrands)
      await shopper.waitForHydration()
      await expect(page.getByRole('heading', { name: shopper.says('link-redirect', 'title') })).toBeVisible()
      await page.clock.runFor(1400)
      await expect(page).toHaveURL(new RegExp('/redirect'))
      await page.clock.runFor(100)
      await expect(page).toHaveURL(store)
    })
  })

  test.describe('elsewhere', () => {
    test.use({ userAgent: iphone })

    test('[35.2] goes to its fallback at once, and to none that is not ours', async ({ shopper, page }) => {
      await shopper.open(toBrands)
      await expect(page).toHaveURL(/\/brands$/)
      await shopper.waitForHydration()
      await shopper.open('/redirect?type=install&fallback=//evil.example/x')
      await shopper.waitForHydration()
      await expect(page.getByRole('link', { name: shopper.says('link-redirect', 'goOn') })).toHaveCount(0)
      await expect(page).toHaveURL(/\/redirect\?/)
    })

    test('[35.2] shows the app, and stays', async ({ shopper, page }) => {
      await shopper.open('/redirect?type=downloadApp&fallback=/wishlist')
      await shopper.waitForHydration()
      await expect(page.getByText(shopper.says('link-redirect', 'androidOnly'))).toBeVisible()
      await expect(page).toHaveURL(/\/redirect\?/)
    })
  })
})
