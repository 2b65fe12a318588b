import { expect, test } from './models/shop-test.ts'

const product = '/products/somalata-suvarna-486-okra-hybrid-seeds'

test('[03.2] a page that the app opens has no token in its address, no cart drawer, and tells nobody the token', async ({
  shopper,
  page,
}) => {
  const token = 'YS1zZWNyZXQtdG9rZW4.c2lnbmF0dXJl'
  const leaks: string[] = []
  page.on('request', (request) => {
    const first = request.isNavigationRequest() && request.redirectedFrom() === null
    const told = [request.url(), request.headers()['referer'] ?? '', request.postData() ?? '']
    if (!first && told.some((text) => text.includes(token))) leaks.push(request.url())
  })
  await shopper.open(`${product}?source=APP&accessToken=${token}&userId=u1&mobileNumber=9876543210`)
  await expect(page).toHaveURL(new RegExp(`${product}\\?source=APP$`))
  await shopper.waitForHydration()
  await shopper.addButton(page.getByRole('main')).first().click()
  await shopper.cartLink().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shopper.cartLines()).toHaveCount(1)
  expect(await page.content()).not.toContain(token)
  expect(leaks).toEqual([])
})

test.describe('in the app’s browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile KrishiApp/7.1' })

  test('[03.3] nothing is written to local storage', async ({ shopper, page }) => {
    await shopper.open(product)
    await shopper.waitForHydration()
    await shopper.addButton(page.getByRole('main')).first().click()
    await expect(shopper.cartLink()).toHaveAccessibleName(shopper.says('navigation-bar', 'cartLabel', { count: 1 }))
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})
