import { cartCapacity } from '@krishi/storefront-core/cart'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { overfillCart } from './models/many-lines.ts'
import { open } from './models/operation.ts'

test(
  '[24.3] a cart of too many lines shows all of them and how many are to be removed, and is ordered then',
  inFull(),
  async ({ shopper, page }) => {
    await overfillCart(shopper, 2)
    await open(shopper, '/cart')
    await expect(shopper.cartLines()).toHaveCount(cartCapacity + 2)
    const tooMany = (excess: number) =>
      page
        .getByRole('paragraph')
        .filter({ hasText: shopper.says('cart-drawer', 'tooMany', { excess: String(excess) }) })
    await expect(tooMany(2)).toBeInViewport()
    await expect(shopper.proceedButton()).toBeDisabled()

    for (const left of [cartCapacity + 1, cartCapacity]) {
      await shopper.button('cart-lines', 'removeProduct').first().tap()
      await expect(shopper.cartLines()).toHaveCount(left)
    }
    await expect(tooMany(1)).toHaveCount(0)
    await shopper.proceedToPayment()
    await shopper.chooseCod()
    await shopper.placeButton().tap()
    await shopper.expectOneOrder()
  },
)

test('[24.3] a full cart refuses one more line in words', inFull(), async ({ shopper, page }) => {
  await overfillCart(shopper, 0)
  await open(shopper, '/products/bhanuchakra-7-hp-power-weeder')
  const add = shopper.addButton(page.getByRole('main')).first()
  await add.tap()
  const words = shopper.says('cart-notices', 'cartFull', { count: String(cartCapacity) })
  await expect(page.getByRole('status').getByText(words)).toBeVisible()
  await expect(add).toBeVisible()
  await expect(shopper.cartLink()).toContainText('99+')
})
