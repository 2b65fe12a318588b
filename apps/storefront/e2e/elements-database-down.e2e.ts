import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { watchErrors } from './models/faults.ts'
import { openPartnerPage } from './models/partner-page.ts'
import { expect } from './models/shop-test.ts'
import { test } from './models/stoppable-test.ts'

const handle = 'taraposhan-potassium-nitrate-13-00-45'
const body = `<krishi-cart-button><a href="/cart">To the cart</a></krishi-cart-button>
  <p><krishi-buy-button product="${handle}"><a href="/products/${handle}">See it in the shop</a></krishi-buy-button></p>`

const fallback = (page: Page) => page.getByRole('link', { name: 'See it in the shop' })
const add = (page: Page) => page.locator('krishi-buy-button').getByRole('button', { name: /^Add to cart/ })

test.describe('elements of a shop whose database is stopped', inFull(), () => {
  test('keep the links of the page, throw nothing, and sell once it is back', async ({ page, shop }) => {
    const errors = watchErrors(page)
    const partner = { origin: shop.origin, shop: shop.origin, body }
    const failed = page.waitForResponse((response) => response.status() === 503)
    await openPartnerPage(page, partner)
    await failed
    await expect(fallback(page)).toBeVisible()
    shop.stopped = null
    await page.reload()
    await add(page).click()
    await expect(page.locator('krishi-cart-button').getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('keep what is added meanwhile, say that it is safe, and sell it once the database is back', async ({
    page,
    shop,
  }) => {
    const errors = watchErrors(page)
    shop.stopped = null
    await openPartnerPage(page, { origin: shop.origin, shop: shop.origin, body })
    await expect(add(page)).toBeVisible()
    shop.stopped = /./
    await add(page).click()
    await page.locator('krishi-cart-button').getByRole('button', { name: 'Cart, 1 product' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('alert')).toContainText('Your cart is safe')
    shop.stopped = null
    await drawer.getByRole('button', { name: 'Try again' }).click()
    await expect(drawer.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')).toHaveCount(1)
    await expect(drawer.getByRole('button', { name: /^Proceed/ })).toBeEnabled()
    expect(errors).toEqual([])
  })
})
