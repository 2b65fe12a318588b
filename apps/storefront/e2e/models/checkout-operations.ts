import { expect } from './expect.ts'
import { alert, open } from './operation.ts'
import type { Operation } from './operation.ts'
import { fillInAddress, submitAddress } from './to-payment.ts'
import { PaymentWindow } from './payment-window.ts'
import { anAddress } from './shopper.ts'
import type { Shopper } from './shopper.ts'

const reload = async ({ page }: Shopper) => void (await page.reload())
const paymentRetry = (shopper: Shopper) => shopper.button('payment-mode', 'retry').click()
const isNotOpened = (shopper: Shopper) => alert(shopper, 'payment-mode', 'somethingWentWrong')
const isNotOrdered = (shopper: Shopper) =>
  alert(shopper, 'payment-mode', 'withdrawn', 'offline', 'noAnswer', 'tryAgain')
const modes = (shopper: Shopper) => shopper.page.getByRole('radio', { name: shopper.says('payment-mode', 'cod') })
const expectPayment = (shopper: Shopper) => expect(modes(shopper)).toBeVisible()
const place = (shopper: Shopper) => shopper.placeButton().click()
/** The order is placed: an answer that was lost must not make anybody order twice. */
const thanks = /\/thank_you\?/
const unableToSave = (shopper: Shopper) =>
  alert(shopper, 'checkout', 'checkoutUnmade', 'checkoutFailed', 'unableToSaveAddress', 'addressNoAnswer')

/** What the way from the cart to the order asks for, where its failing is told [24.5] [30.10] [31.6]. */
export const checkoutOperations: readonly Operation[] = [
  {
    name: 'a checkout of the cart',
    call: 'checkout.createCheckout',
    arrive: fillInAddress,
    ask: submitAddress,
    says: unableToSave,
    async askAgain(shopper) {
      await expect(shopper.field('street')).toHaveValue(anAddress.street)
      await submitAddress(shopper)
    },
    expectDone: expectPayment,
  },
  {
    name: 'a checkout of a cart whose address is known',
    call: 'checkout.createCheckout',
    async arrive(shopper) {
      await shopper.openPayment()
      await open(shopper, '/cart')
    },
    ask: (shopper) => shopper.proceedButton().click(),
    says: (shopper) => shopper.notice('checkout', 'checkoutFailed').or(shopper.notice('checkout', 'checkoutUnmade')),
    async askAgain(shopper) {
      await expect(shopper.cartLines()).toHaveCount(1)
      await shopper.proceedButton().click()
    },
    expectDone: expectPayment,
  },
  {
    name: 'another address for a checkout',
    call: 'checkout.updateCheckoutAddress',
    async arrive(shopper) {
      await shopper.openPayment()
      await shopper.button('payment-mode', 'changeAddress').click()
      await shopper.field('fullName').fill('Ramesh Patil')
    },
    ask: (shopper) => shopper.button('address-form', 'update').click(),
    says: unableToSave,
    async askAgain(shopper) {
      await expect(shopper.field('fullName')).toHaveValue('Ramesh Patil')
      await shopper.button('address-form', 'update').click()
    },
    expectDone: (shopper) => expect(shopper.page.getByText('Ramesh Patil')).toBeVisible(),
  },
  {
    name: 'who is signed in',
    call: 'auth.readSession',
    async arrive(shopper) {
      await shopper.openPayment()
      // The server has read this page: the session is not asked for before the order.
      await shopper.page.reload()
      await shopper.waitForHydration()
      await shopper.chooseCod()
    },
    ask: place,
    says: isNotOrdered,
    askAgain: place,
    expectDone: async (shopper) => void (await shopper.orderNumber()),
    isTakenTo: thanks,
  },
  {
    name: 'a checkout',
    call: 'checkout.abandonedCheckout',
    arrive: fillInAddress,
    ask: submitAddress,
    says: isNotOpened,
    askAgain: paymentRetry,
    expectDone: expectPayment,
  },
  {
    name: 'an order on delivery',
    call: 'checkout.placeOrder',
    arrive: (shopper) => shopper.reachPayment(),
    ask: place,
    says: isNotOrdered,
    askAgain: place,
    expectDone: async (shopper) => void (await shopper.orderNumber()),
    isTakenTo: thanks,
  },
  {
    name: 'an order that is paid online',
    call: 'checkout.placeOrder',
    arrive: (shopper) => shopper.openPayment(),
    ask: (shopper) => new PaymentWindow(shopper).payButton().click(),
    says: isNotOrdered,
    askAgain: (shopper) => new PaymentWindow(shopper).payButton().click(),
    expectDone: (shopper) => expect(new PaymentWindow(shopper).dialog).toBeVisible(),
  },
  {
    name: 'how far a payment is',
    call: 'checkout.paymentStatus',
    async arrive(shopper) {
      await shopper.openPayment()
      const window = new PaymentWindow(shopper)
      await window.act('Close')
      await window.expectWaiting('unpaidTitle')
    },
    ask: reload,
    says: (shopper) => alert(shopper, 'order-pending', 'failed'),
    askAgain: (shopper) => shopper.button('primitives/error-notice', 'retry').click(),
    expectDone: (shopper) => new PaymentWindow(shopper).expectWaiting('unpaidTitle'),
  },
  {
    name: 'an order',
    call: 'orders.details',
    arrive: (shopper) => shopper.reachPayment(),
    ask: place,
    says: (shopper) => alert(shopper, 'order-success', 'failed'),
    askAgain: (shopper) => shopper.button('primitives/error-notice', 'retry').click(),
    expectDone: async (shopper) => void (await shopper.orderNumber()),
  },
]
