import { changeSettings } from './models/settings.ts'
import { expect, test } from './models/shop-test.ts'

const androidHref = 'https://play.google.com/store/apps/details?id=in.krishi.shop'

test.describe('on an Android', () => {
  test.use({
    language: 'hi',
    userAgent: 'Mozilla/5.0 (Linux; Android 14; M2101K6G) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  })

  test('[10.3] the app is offered beside the buttons of the screen, moves nothing, and is closed for the visit', async ({
    shopper,
    page,
  }) => {
    await changeSettings(page, { appBanner: { androidHref, iosHref: '' } })
    await shopper.open('/')
    const tabs = page.getByRole('navigation', { name: shopper.says('tab-bar', 'label') })
    const place = await tabs.boundingBox()
    const height = () => page.evaluate(() => document.querySelector('.shop-corner')?.getBoundingClientRect().height)
    const room = await height()
    await shopper.waitForHydration()
    const banner = page.getByRole('region', { name: shopper.says('app-banner', 'label') })
    await expect(shopper.link('app-banner', 'get', banner)).toHaveAttribute('href', androidHref)
    await expect(shopper.link('app-banner', 'get', banner)).toBeInViewport({ ratio: 1 })
    expect([await tabs.boundingBox(), await height()]).toEqual([place, room])
    await shopper.button('app-banner', 'dismiss', banner).click()
    await expect(banner).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('downloadCardHidden'))).toBe('true')
  })
})
