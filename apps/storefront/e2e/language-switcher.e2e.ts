import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import type { Shopper } from './models/shopper.ts'

const listing = '/collections/seeds?brands=tapas&sortBy=rating'

/** The disclosure of the languages. */
function switcherOf({ page }: Shopper) {
  const banner = page.getByRole('banner')
  const languages = banner.getByRole('list').filter({ has: page.locator('a[hreflang]') })
  return {
    trigger: banner.locator('summary').filter({ hasText: /తెలుగు|தமிழ்/ }),
    languages,
    links: languages.getByRole('link'),
  }
}

test.describe('on a page in Telugu', () => {
  test.use({ language: 'te' })

  test('[01.2] [01.3] [01.4] [01.5] a phone reads the same page in another language, and the shop remembers which', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.open(listing)
    await shopper.waitForHydration()
    const { trigger, languages, links } = switcherOf(shopper)
    await trigger.tap()
    await expect(links).toHaveText(['English', 'हिन्दी', 'తెలుగు', 'ಕನ್ನಡ'])
    // The bar hears of a touch beside the list once its code is there.
    await expect(async () => {
      await page.touchscreen.tap(3, 500)
      await expect(languages).toBeHidden({ timeout: 500 })
    }).toPass()
    await trigger.tap()
    await languages.getByRole('link', { name: 'తెలుగు' }).tap()
    await expect(languages).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/te${listing.replace('?', '\\?')}$`))
    await trigger.tap()
    const told = page.waitForRequest('**/api/auth/preferences')
    await languages.getByRole('link', { name: 'हिन्दी' }).tap()
    await expect(page).toHaveURL(new RegExp(`/hi${listing.replace('?', '\\?')}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await shopper.waitForHydration()
    expect((await told).postDataJSON()).toEqual({ language: 'hi' })
    const kept = (await context.cookies()).find(({ name }) => name === 'lang')
    expect(kept?.value).toBe('hi')
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90)
  })
})

test.describe('on a page in Tamil', inFull(), () => {
  test.use({ language: 'ta' })

  test('[01.2] lists its own language beside those that are offered', async ({ shopper }) => {
    await shopper.open('/cart')
    const { trigger, links } = switcherOf(shopper)
    await trigger.click()
    await expect(links).toHaveText(['English', 'हिन्दी', 'తెలుగు', 'ಕನ್ನಡ', 'தமிழ்'])
  })
})
