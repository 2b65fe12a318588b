import type { Page } from '@playwright/test'
import { expect, test } from './models/journey.ts'

/** The page of `/checkout` as an owner with other settings has it. */
async function changeSettings(page: Page, isAddressSelectionEnabled: boolean, isShopifyCheckoutEnabled: boolean) {
  await page.route(/\/checkout$/, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text())
      .replace(/"isAddressSelectionEnabled":\w+/, `"isAddressSelectionEnabled":${String(isAddressSelectionEnabled)}`)
      .replace(/"isShopifyCheckoutEnabled":\w+/, `"isShopifyCheckoutEnabled":${String(isShopifyCheckoutEnabled)}`)
    await route.fulfill({ response: answer, body: html })
  })
}

test('[29.1] [29.3] /checkout leads where the settings say', async ({ shopper, page }) => {
  await shopper.fillCart()

  await test.step('to the address', async () => {
    await shopper.open('/checkout')
    await expect(page).toHaveURL(/\/checkout\/address/)
  })

  await test.step('nowhere, where no way is open', async () => {
    await changeSettings(page, false, false)
    await shopper.open('/checkout')
    await expect(shopper.link('checkout', 'goToCart')).toBeVisible()
  })

  await test.step('to the external checkout, after another try', async () => {
    await page.unroute(/\/checkout$/)
    await changeSettings(page, false, true)
    await shopper.open('/checkout')
    // This server has no external checkout.
    await expect(page.getByRole('alert').getByText(shopper.says('checkout', 'unableToProceed'))).toBeVisible()
    const checkoutUrl = 'https://pay.example/c/1'
    await page.route('**/api/external-checkouts', (route) =>
      route.fulfill({ json: { formUrl: '', hosts: ['pay.example'], cartCreate: { cart: { checkoutUrl } } } }),
    )
    await page.route('https://pay.example/**', (route) => route.fulfill({ body: 'paid elsewhere' }))
    await shopper.button('error-notice', 'retry').click()
    await expect(page).toHaveURL(checkoutUrl)
  })
})
