import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'

test.describe('the articles of the house', () => {
  test.use({ language: 'te' })

  test('[34.7] a film comes from YouTube once play is pressed, and who wants stories is led to the articles', async ({
    shopper,
    page,
    baseURL,
  }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (/^http/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) outside.push(request.url())
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'The film itself' }))
    await shopper.open('/kisan-vedika/web-stories')
    await expect(page).toHaveURL(/\/te\/kisan-vedika\/blogs$/)
    await expect(shopper.heading('vedika', 'articlesTitle')).toBeVisible()
    await shopper.open('/kisan-vedika/blogs/make-vermicompost')
    const play = shopper.button('film', 'play')
    await expect(play).toHaveAccessibleDescription(shopper.says('film', 'note'))
    expect(outside).toEqual([])
    await play.click()
    await expect(page.frameLocator('iframe').getByText('The film itself')).toBeVisible()
  })
  test('a page of text loads no script until it is touched, unless a cart is to be shown', async ({
    shopper,
    page,
  }) => {
    const scripts = page.locator('link[rel="modulepreload"], script[src]')
    await shopper.open('/pages/refund-policy')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(scripts).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(scripts).not.toHaveCount(0)
    await shopper.fillCart()
    await shopper.open('/pages/refund-policy')
    await expect(shopper.cartLink()).toContainText('1')
  })
})

test.describe('the goods of an article without scripts', inFull(), () => {
  test.use({ language: 'te', javaScriptEnabled: false })

  test('[34.7] are cards under its text, which lead to a product, and a link to all of them', async ({
    shopper,
    page,
  }) => {
    await shopper.open('/kisan-vedika/blogs/late-blight-in-potato')
    const goods = page.getByRole('region', { name: shopper.says('article', 'goods') })
    await expect(goods.getByRole('article')).toHaveCount(10)
    await expect(shopper.link('product-strip', 'allOf', goods)).toHaveAttribute('href', '/te/search/mancozeb')
    const product = goods.getByRole('heading', { level: 3 }).first().getByRole('link')
    const name = await product.innerText()
    await product.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
