import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { buildFrameworkPage, installFrameworks } from './models/build-framework-pages.ts'
import { frameworkDocument } from './models/framework-document.ts'
import { frameworkPages } from './models/framework-pages.ts'
import { expect, test } from './models/shop-test.ts'

const add = (page: Page) => page.locator('krishi-buy-button').getByRole('button', { name: /^Add to cart: / })
const cart = (page: Page) => page.getByRole('button', { name: 'Cart, 1 product' })

/** What the page has heard: the product that came into the cart, and how many units are in it. */
const heard = (page: Page) => page.locator('output')

/** Opens a page on the origin of the shop. */
async function openPage(page: Page, body: string): Promise<void> {
  await page.route('**/framework', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/framework')
}

test.describe('elements in pages of other makes', inFull(), () => {
  // In one worker, which installs the frameworks once.
  test.describe.configure({ mode: 'default' })
  let folder = ''

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    folder = await installFrameworks()
  })

  for (const [name, source] of Object.entries(frameworkPages)) {
    test(`${name}: elements are shown, take a property from the state, are heard by a handler, and sell`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await openPage(page, frameworkDocument(name, await buildFrameworkPage(folder, name, source)))
      const first = await add(page).getAttribute('aria-label')
      await page.getByRole('button', { name: 'Another product' }).click()
      await expect(add(page)).not.toHaveAccessibleName(first ?? '')
      const second = (await add(page).getAttribute('aria-label')) ?? ''
      await add(page).click()
      await expect(heard(page)).toHaveText(/^\S+, 1$/)
      await cart(page).click()
      const quantity = second.replace('Add to cart', 'Quantity of').replace(':', '')
      await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('group', { name: quantity })).toBeVisible()
      expect(errors).toEqual([])
    })
  }
})
