import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { fillInAddress, submitAddress } from './models/to-payment.ts'
import type { Shopper } from './models/shopper.ts'

/** The notices that are shown. */
const notices = (shopper: Shopper, within: Page | Locator = shopper.page) =>
  shopper.button('primitives/toast', 'dismiss', within).locator('..')

/** Expects one notice, which stands in view and lies on nothing of these. */
async function expectClear(shopper: Shopper, ...kept: readonly Locator[]): Promise<void> {
  const notice = notices(shopper)
  await expect(notice).toHaveCount(1)
  for (const control of kept) {
    await expect(control).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const [one, other] = [await notice.boundingBox(), await control.boundingBox()]
        if (one === null || other === null) return 'gone'
        return one.y + one.height <= other.y || other.y + other.height <= one.y ? 'clear' : 'covered'
      })
      .toBe('clear')
  }
}

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'ta'), () => {
    test.use({ language })

    test('[35.5] [23.2] what was removed is said beside Proceed, on the page and in the drawer, and can be undone', async ({
      shopper,
      page,
    }) => {
      await shopper.fillCart()
      await shopper.open('/collections/crop-protection')
      await shopper.waitForHydration()
      await shopper.addButton(shopper.availableCards().first()).tap()
      await expect(shopper.cartLink()).toContainText('2')

      const drawer = await shopper.openCart()
      const firstName = () => shopper.cartLines(drawer).first().getByRole('link')
      const removed = await firstName().innerText()
      await shopper.button('cart-lines', 'removeProduct', drawer).first().tap()
      await expectClear(shopper, shopper.proceedButton())
      await shopper.button('cart-notices', 'undo', drawer).tap()
      await expect(shopper.cartLines(drawer)).toHaveCount(2)
      // The focus goes with the line that is back.
      await expect(firstName()).toHaveText(removed)
      await expect(firstName()).toBeFocused()

      await shopper.open('/cart')
      await shopper.waitForHydration()
      await shopper.button('cart-lines', 'removeProduct').first().tap()
      await expectClear(shopper, shopper.proceedButton())
      await shopper.button('cart-lines', 'removeProduct').first().tap()
      await expect(notices(shopper)).toHaveCount(1)
      await shopper.button('cart-notices', 'undo').tap()
      await expect(shopper.cartLines()).toHaveCount(1)
      await expect(shopper.cartLines().getByRole('link')).toBeFocused()
      await expect(page).toHaveURL(/\/cart$/)
    })

    test('[35.5] [28.7] that the address was saved is said beside Pay', inFull(), async ({ shopper }) => {
      await fillInAddress(shopper)
      await submitAddress(shopper)
      await expect(shopper.notice('checkout', 'addressSaved')).toBeVisible()
      const pay = shopper.button('payment-mode', 'payNow')
      await expectClear(shopper, pay)
      await pay.tap({ trial: true })
    })
  })
}
