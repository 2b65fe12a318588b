import { aMedusaShop } from '../../../packages/adapter-medusa/suites/testing/a-medusa-shop.ts'
import { anAddress } from './models/shopper.ts'
import { expect, test } from './models/shop-test.ts'

const { options, adminToken } = aMedusaShop()

interface OrderAtMedusa {
  readonly display_id: number
  readonly shipping_address: { readonly phone: string; readonly postal_code: string } | null
}

/** The orders that Medusa has for a telephone number. */
async function ordersFor(phone: string): Promise<readonly OrderAtMedusa[]> {
  const fields = 'fields=display_id,shipping_address.phone,shipping_address.postal_code'
  const answer = await fetch(`${options.baseUrl}/admin/orders?limit=200&order=-created_at&${fields}`, {
    headers: { authorization: `Bearer ${adminToken}` },
  })
  const { orders } = (await answer.json()) as { readonly orders: readonly OrderAtMedusa[] }
  return orders.filter(({ shipping_address }) => shipping_address?.phone === phone)
}

test.describe('in Hindi on a phone', () => {
  test.use({ language: 'hi', actionTimeout: 60_000 })

  test('a guest finds tomato seeds and pays for them on delivery', async ({ shopper, page }) => {
    expect(await ordersFor(anAddress.mobile)).toEqual([])
    await shopper.open('/')
    await shopper.waitForHydration()
    await shopper.open('/search/टमाटर')
    await shopper.availableCards().first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/hi\/products\//)
    await shopper.addButton(page.getByRole('main')).first().click()
    await expect(shopper.cartLink()).toContainText('1')
    const drawer = await shopper.openCart()
    await expect(shopper.cartLines(drawer)).toHaveCount(1)
    const toPay = await shopper.toPay()
    await shopper.proceedButton().click()
    await expect(page).toHaveURL(/\/hi\/checkout\/address/)
    await shopper.fillAddress()
    await shopper.button('address-form', 'submit').click()
    await expect(page).toHaveURL(/\/checkout\/[^/]+\/payment-mode$/)
    await shopper.chooseCod()
    expect(await shopper.toPay()).toBe(toPay)
    await shopper.placeButton().click()
    await expect(page).toHaveURL(/\/orders\/[^/]+\/thank_you/)
    await expect(shopper.heading('order-success', 'title')).toBeVisible()
    const orders = await ordersFor(anAddress.mobile)
    expect(orders).toHaveLength(1)
    const [order] = orders
    expect(order?.shipping_address?.postal_code).toBe(anAddress.pincode)
    await expect(page.getByRole('main')).toContainText(String(order?.display_id))
  })
})
