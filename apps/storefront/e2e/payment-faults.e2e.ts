import { inFull } from '../../../tooling/test-matrix.ts'
import { Wire, faults, waitFor, watchErrors } from './models/faults.ts'
import { goHome } from './models/operation.ts'
import { expect, test } from './models/shop-test.ts'
import { PaymentWindow } from './models/payment-window.ts'
import type { Shopper } from './models/shopper.ts'

/** Goes to the window of a payment, and lays hands on the wire of its proof. */
async function openWindow(shopper: Shopper): Promise<{ window: PaymentWindow; proof: Wire }> {
  await shopper.openPayment()
  const window = new PaymentWindow(shopper)
  await window.open()
  return { window, proof: await Wire.of(shopper.page, 'checkout.verifyCardPayment') }
}

for (const fault of faults) {
  test(
    `[30.10] [31.6] the proof of a payment: ${fault} is said in words, and the payment settles`,
    inFull(fault !== 'no answer'),
    async ({ shopper, page }) => {
      const errors = watchErrors(page)
      await page.clock.install()
      const { window, proof } = await openWindow(shopper)
      // The server may know by now that it is paid, and would say so.
      const status = await Wire.of(page, 'checkout.paymentStatus')
      status.set('server error')
      const { made, letGo } = proof.pause(fault)
      await window.button('Pay').click()
      await made
      letGo()
      await waitFor(shopper, proof, shopper.notice('checkout', 'unableToProceedFurther'))
      await expect(page).toHaveURL(/\/orders\/pending\?.*pid=pay_/)
      status.set('once')
      await waitFor(shopper, status, shopper.heading('order-success', 'title'))
      expect(errors).toEqual([])
    },
  )
}

test(
  'the proof of a payment: an answer after ten seconds, of a call that arrived twice',
  inFull(),
  async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await page.clock.install()
    const { window, proof } = await openWindow(shopper)
    const { made, letGo } = proof.pause('twice')
    await window.button('Pay').click()
    await made
    await page.clock.runFor(10_000)
    await expect(shopper.button('payment-mode', 'verifying')).toBeVisible()
    letGo()
    await shopper.orderNumber()
    await shopper.expectOneOrder()
    expect(errors).toEqual([])
  },
)

test(
  'the proof of a payment: an answer after the page was left leads nowhere, and the order is there',
  inFull(),
  async ({ shopper, page }) => {
    const errors = watchErrors(page)
    const { window, proof } = await openWindow(shopper)
    const payment = page.url()
    const { made, letGo } = proof.pause('once')
    await window.button('Pay').click()
    const answered = (await made).response()
    await goHome(shopper)
    const home = page.url()
    letGo()
    await answered
    await expect(page).toHaveURL(home)
    await page.goto(payment)
    await expect(shopper.notice('checkout', 'alreadyCompleted').first()).toBeVisible()
    expect(errors).toEqual([])
  },
)
