import { localizePath } from '@krishi/storefront-core/locale'
import { inFull } from '../../../tooling/test-matrix.ts'
import { openWithoutScripts } from './models/kept-state.ts'
import { desktop } from './models/screens.ts'
import { partnerOrigin } from './models/server-environment.ts'
import { expect, test } from './models/shop-test.ts'

for (const [language, screen] of [
  ['te', {}],
  ['en', desktop],
] as const) {
  test.describe(`in ${language}`, inFull(language !== 'te'), () => {
    test.use({ ...screen, language })

    test('a line that is put aside first thing is called saved, not removed', inFull(), async ({ shopper, page }) => {
      await shopper.fillCart()
      await shopper.open('/cart')
      const main = page.getByRole('main')
      await shopper.button('cart-lines', 'saveProduct', main).click()
      await expect(shopper.notice('saved-for-later', 'noticeSaved')).toBeVisible()
      await expect(shopper.notice('cart-notices', 'productRemoved')).toHaveCount(0)
    })

    test('a line of the cart is put aside, kept on the device and taken back', inFull(), async ({ shopper, page }) => {
      await shopper.fillCart()
      await shopper.open('/cart')
      await shopper.waitForHydration()
      const main = page.getByRole('main')
      const saved = main.getByRole('region', { name: shopper.says('saved-for-later', 'title', { count: 1 }) })
      await shopper.button('cart-lines', 'saveProduct', main).click()
      await shopper.button('saved-for-later', 'undo').click()
      await expect(shopper.cartLines(main)).toHaveCount(1)
      await expect(saved.getByRole('listitem')).toHaveCount(0)

      await shopper.button('cart-lines', 'saveProduct', main).click()
      await expect(saved.getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await shopper.waitForHydration()
      await expect(saved.getByRole('listitem')).toHaveCount(1)
      await shopper.button('saved-for-later', 'moveProduct', saved).click()
      await expect(shopper.cartLines(main)).toHaveCount(1)
      await expect(saved.getByRole('listitem')).toHaveCount(0)
    })

    test('a cart comes by a link into another only by choice', inFull(), async ({ shopper, page }) => {
      await shopper.fillCart()
      const link = await page.evaluate(() => {
        const lines = JSON.parse(localStorage.getItem('cartProducts') ?? '[]') as { productId: string; id: string }[]
        return `#cart=${lines.map(({ productId, id }) => `${productId}.${id}.1`).join('~')}~gone.gone-1.1`
      })
      await openWithoutScripts(page)
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${localizePath('/shared-cart', shopper.locale)}${link}`)
      await shopper.waitForHydration()
      const lines = page.getByRole('list', { name: shopper.says('shared-cart', 'list') }).getByRole('listitem')
      await expect(lines).toHaveCount(1)
      await expect(page.getByText(shopper.says('shared-cart', 'unknown'))).toBeVisible()
      await expect(shopper.cartLink()).not.toContainText('1')
      await shopper.button('shared-cart', 'add').click()
      await expect(shopper.cartLink()).toContainText('1')
      await shopper.link('shared-cart', 'cart', page.getByRole('main')).click()
      await expect(shopper.cartLines(page.getByRole('main'))).toHaveCount(1)
    })

    test('a cart of a partner’s page is in the cart by itself, once', async ({ shopper, page }) => {
      await shopper.fillCart()
      const lines = await page.evaluate(() => {
        const held = JSON.parse(localStorage.getItem('cartProducts') ?? '[]') as { productId: string; id: string }[]
        return held.map(({ productId, id }) => ({ productId, variantId: id, quantity: 2 }))
      })
      await openWithoutScripts(page)
      await page.evaluate(() => localStorage.clear())
      const ask = async (path: string, headers: Record<string, string>, data?: unknown) => {
        const answer = await page.request.post(`/api/embed/${path}`, {
          headers: { origin: partnerOrigin, ...headers },
          data,
        })
        return (await answer.json()) as { token: string; url: string }
      }
      const { token } = await ask('token', {})
      const { url } = await ask(
        'handover',
        { authorization: `Bearer ${token}`, 'user-language': shopper.locale },
        { lines },
      )
      const quantities = () =>
        page.evaluate(() => {
          const held = JSON.parse(localStorage.getItem('cartProducts') ?? '[]') as { cartQty: number }[]
          return held.map(({ cartQty }) => cartQty)
        })
      await page.goto(url)
      await expect(page).toHaveURL((at) => at.pathname === localizePath('/cart', shopper.locale))
      await expect(shopper.cartLines(page.getByRole('main'))).toHaveCount(1)
      await expect.poll(quantities).toEqual([2])

      await page.goto(url)
      await expect(page.getByText(shopper.says('shared-cart', 'handover_used'))).toBeVisible()
      await expect(shopper.button('shared-cart', 'add')).toBeEnabled()
      expect(await quantities()).toEqual([2])
    })
  })
}
