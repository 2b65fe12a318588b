import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'

test.use({ language: 'hi' })

test(
  "[28.4] [30.6] [16.4] a place is named in the shopper's language, from the pincode to the order and the next estimate",
  inFull(),
  async ({ shopper, page }) => {
    const main = page.getByRole('main')
    await shopper.fillCart()
    await shopper.open('/checkout/address?source=checkout')
    await shopper.waitForHydration()
    await shopper.fillAddress()
    await expect(shopper.field('city')).toHaveValue('नाशिक')
    await expect(shopper.field('district')).toHaveValue('नाशिक')
    await shopper.button('address-form', 'submit').tap()
    await expect(page).toHaveURL(/\/payment-mode$/)
    await expect(main).toContainText('नाशिक')
    await shopper.chooseCod()
    await shopper.placeButton().tap()
    await shopper.orderNumber()
    await expect(main).toContainText('नाशिक')
    const thanks = page.url()
    await shopper.openFirstProduct()
    await expect(main.getByText('422001, नाशिक तक')).toBeVisible()
    await page.goto(thanks.replace('/hi/', '/'))
    await expect(main).toContainText('Nashik')
    await expect(main).not.toContainText('नाशिक')
  },
)
