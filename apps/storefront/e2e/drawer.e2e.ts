import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'

test.describe('on a desktop', () => {
  test.use(desktop)

  test('[24.1] the drawer is 380 px wide, locks the page, and Escape gives the focus back', async ({
    shopper,
    page,
  }) => {
    await shopper.open('/collections/seeds')
    const drawer = await shopper.openCart()
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(380)
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(900)
    await page.mouse.move(300, 400)
    await page.mouse.wheel(0, 800)
    await page.mouse.wheel(0, 800)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(shopper.cartLink()).toBeFocused()
    await page.mouse.wheel(0, 800)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test(
    '[24.1] a click beside the drawer closes it and changes nothing on the page',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.open('/collections/seeds')
      const address = page.url()
      const drawer = await shopper.openCart()
      await page.mouse.click(200, 400)
      await expect(drawer).toHaveCount(0)
      expect(page.url()).toBe(address)
      await expect(shopper.cartLink()).toBeFocused()
    },
  )

  test('[24.1] Tab stays inside the drawer', inFull(), async ({ shopper, page }) => {
    await shopper.openFirstProduct()
    await shopper.addButton(page.getByRole('main')).first().click()
    const drawer = await shopper.openCart()
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab')
      const isOutside = await drawer.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      )
      expect(isOutside).toBe(false)
    }
  })
})

test('[24.1] the drawer is as wide as a phone, and its button closes it', inFull(), async ({ shopper }) => {
  await shopper.open('/collections/seeds')
  const drawer = await shopper.openCart()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(360)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  await shopper.button('cart-drawer', 'close', drawer).click()
  await expect(drawer).toHaveCount(0)
})

test(
  '[24.1] [05.3] a link in the drawer closes it and leads to the page; Back closes it and stays',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.openFirstProduct()
    const product = page.url()
    await shopper.addButton(page.getByRole('main')).first().click()
    const drawer = await shopper.openCart()
    await shopper.cartLines(drawer).getByRole('link').click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`${product}?pf=cart`)
    await shopper.openCart()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`${product}?pf=cart`)
    await page.goBack()
    await expect(page).toHaveURL(product)
  },
)
