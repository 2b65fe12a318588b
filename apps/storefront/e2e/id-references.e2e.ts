import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { addresses } from './models/addresses.ts'
import { brokenReferences } from './models/id-references.ts'
import { expect, test } from './models/shop-test.ts'

/** Has the most ids that come late, of tabs and of parts that open. The gate takes it. */
const product = addresses.find((address) => /^\/products\/[^/]+$/.test(address)) ?? ''

/** Waits until nothing leads nowhere: pages of members lead on to the sign-in meanwhile. */
async function expectWhole(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(async () => expect(await brokenReferences(page)).toEqual([])).toPass({ timeout: 10_000 })
}

for (const path of addresses) {
  test(
    `every label and description of ${path} is found by its id, once the page is hydrated`,
    inFull(path !== product),
    async ({ shopper, page }) => {
      await shopper.open(path)
      await shopper.waitForHydration()
      await expectWhole(page)
      const closed = page.getByRole('main').locator('button[aria-expanded="false"]:visible')
      for (const opener of await closed.all()) await opener.click()
      await expectWhole(page)
    },
  )
}

test('a field of the address finds what is wrong with it by its id', inFull(), async ({ shopper, page }) => {
  await shopper.fillCart()
  await shopper.open('/checkout/address?source=checkout')
  await shopper.waitForHydration()
  await shopper.button('address-form', 'submit').click()
  await expect(shopper.field('fullName')).toHaveAccessibleDescription(shopper.says('address-form', 'pleaseEnterName'))
  await expectWhole(page)
})

test('the tabs of a product name their panels', inFull(), async ({ shopper, page }) => {
  await shopper.open(product)
  await shopper.waitForHydration()
  for (const key of ['overview', 'description']) {
    const tab = page.getByRole('tab', { name: shopper.says('product-description', key) })
    const panel = page.getByRole('tabpanel', { name: shopper.says('product-description', key) })
    await tab.click()
    await expect(panel).toBeVisible()
    expect(await tab.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'))
    expect(await panel.getAttribute('aria-labelledby')).toBe(await tab.getAttribute('id'))
  }
})
