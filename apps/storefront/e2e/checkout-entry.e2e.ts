import { expect, test } from './models/shop-test.ts'
import { changeFlags } from './models/settings.ts'

// The third way, to the external checkout, is in a file of its own.
test('[29.1] /checkout leads where the settings say', async ({ shopper, page }) => {
  await shopper.fillCart()

  await test.step('to the address', async () => {
    await shopper.open('/checkout')
    await expect(page).toHaveURL(/\/checkout\/address/)
  })

  await test.step('nowhere, where no way is open', async () => {
    await changeFlags(page, { isAddressSelectionEnabled: false, isShopifyCheckoutEnabled: false })
    await shopper.open('/checkout')
    await expect(shopper.link('checkout', 'goToCart')).toBeVisible()
  })
})
