import type { OperationName } from '@krishi/storefront-core/contract'
import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import { open } from './operation.ts'
import { PaymentWindow } from './payment-window.ts'
import { anAddress } from './shopper.ts'
import type { Shopper } from './shopper.ts'
import { SignInView, richNumber, signInFor } from './sign-in.ts'

/** Something that a shopper wants to be done once. */
export interface Intention {
  readonly name: string
  readonly call: OperationName
  /** Goes to the page of it. */
  arrive: (shopper: Shopper) => Promise<void>
  /** Does on that page what comes before the call, once more in another tab of it. */
  prepare: (shopper: Shopper) => Promise<void>
  /** Asks for it: makes the call. */
  ask: (shopper: Shopper) => Promise<void>
  /** The next step of a shopper who wants it done, from wherever that is. True once the page says that it is done. */
  goOn: (shopper: Shopper) => Promise<boolean>
  /** Expects that it was done once, by what the shop shows; orders are counted besides. */
  expectOnce?: (shopper: Shopper) => Promise<void>
}

/** Presses a control that is there. One that goes meanwhile, with its page, is looked for anew at the next step. */
async function press(control: Locator): Promise<boolean> {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return false
  await control.click({ timeout: 5_000 })
  return true
}

const chooseCod = (shopper: Shopper) =>
  shopper.page.getByRole('radio', { name: shopper.says('payment-mode', 'cod') }).press('Space')
const payButton = (shopper: Shopper) => new PaymentWindow(shopper).payButton()
const nothing = async () => undefined

/** Buys what is in the cart: follows what the page offers, and begins at the cart again where it offers nothing. */
async function buy(shopper: Shopper, pay: () => Promise<unknown>): Promise<boolean> {
  const { page } = shopper
  if (await shopper.heading('order-success', 'title').isVisible()) return true
  if (await press(new PaymentWindow(shopper).button('Pay'))) return false
  if (await press(shopper.link('open-order', 'seeOrder'))) return false
  for (const scope of ['payment-mode', 'primitives/error-notice']) await press(shopper.button(scope, 'retry'))
  if (/\/payment-mode/.test(page.url())) await pay()
  else if (/\/orders\//.test(page.url())) await press(payButton(shopper))
  else if (/\/cart$/.test(page.url())) await press(shopper.proceedButton())
  else await open(shopper, '/cart')
  return false
}

const buyOnline = (shopper: Shopper) => buy(shopper, () => press(payButton(shopper)))

/** An order, however it is paid: its number of times is counted by the shop's checkouts. */
export const orders: readonly Intention[] = [
  {
    name: 'an order on delivery',
    call: 'checkout.placeOrder',
    arrive: (shopper) => shopper.openPayment(),
    prepare: chooseCod,
    ask: (shopper) => shopper.placeButton().click(),
    goOn: (shopper) =>
      buy(shopper, async () => {
        await chooseCod(shopper)
        await press(shopper.placeButton())
      }),
  },
  {
    name: 'an order with a part paid in advance',
    call: 'checkout.placeOrder',
    async arrive(shopper) {
      await open(shopper, '/products/bhanuchakra-7-hp-power-weeder')
      await shopper.addButton(shopper.page.getByRole('main')).first().click()
      await shopper.openCart()
      await shopper.proceedToPayment()
    },
    prepare: chooseCod,
    ask: (shopper) => payButton(shopper).click(),
    goOn: (shopper) =>
      buy(shopper, async () => {
        await chooseCod(shopper)
        await press(payButton(shopper))
      }),
  },
  {
    name: 'an order that is paid online',
    call: 'checkout.placeOrder',
    arrive: (shopper) => shopper.openPayment(),
    prepare: nothing,
    ask: (shopper) => payButton(shopper).click(),
    goOn: buyOnline,
  },
  {
    name: 'the proof of a payment',
    call: 'checkout.verifyCardPayment',
    arrive: (shopper) => shopper.openPayment(),
    prepare: (shopper) => new PaymentWindow(shopper).open(),
    ask: (shopper) => new PaymentWindow(shopper).button('Pay').click(),
    goOn: buyOnline,
  },
]

const places = (shopper: Shopper): Locator =>
  shopper.page.getByRole('region', { name: shopper.says('address-list', 'label') }).getByRole('listitem')
const addPlace = (shopper: Shopper) => shopper.button('account', 'addAddress')
const savePlace = (shopper: Shopper) => shopper.button('address-form', 'submit')

const reviewed = '/products/rajatjyoti-prakash-155-radish-hybrid-seeds'
const review = (shopper: Shopper) => shopper.page.getByRole('dialog', { name: /./ })
const reviewText = (shopper: Shopper) =>
  review(shopper).getByRole('textbox', { name: shopper.says('review-form', 'message') })
const sendReview = (shopper: Shopper) =>
  shopper
    .button('review-form', 'submit', review(shopper))
    .or(shopper.button('review-form', 'changeSubmit', review(shopper)))

async function writeReview(shopper: Shopper): Promise<void> {
  await expect(async () => {
    if (await reviewText(shopper).isVisible()) return
    await shopper.page.getByRole('heading', { name: shopper.says('reviews', 'title') }).scrollIntoViewIfNeeded()
    await shopper.link('reviews', 'write').click({ timeout: 1000 })
    await expect(reviewText(shopper)).toBeVisible()
  }).toPass()
  await reviewText(shopper).fill('Came up well.')
}

const coins = (shopper: Shopper) =>
  shopper.page.getByRole('group', { name: shopper.says('coins-box', 'label') }).getByRole('checkbox')

/** What else a shopper asks to be done. */
export const otherIntentions: readonly Intention[] = [
  {
    name: 'an address that is saved',
    call: 'address.saveAddress',
    arrive: (shopper) => signInFor(shopper, '/address'),
    async prepare(shopper) {
      await addPlace(shopper).click()
      await shopper.fillAddress()
    },
    ask: (shopper) => savePlace(shopper).click(),
    async goOn(shopper) {
      if ((await places(shopper).count()) > 0) return true
      if (await press(savePlace(shopper))) return false
      if (await addPlace(shopper).isVisible()) await this.prepare(shopper)
      else await open(shopper, '/address')
      return false
    },
    async expectOnce(shopper) {
      await open(shopper, '/address')
      await expect(places(shopper)).toHaveCount(1)
      await expect(places(shopper)).toContainText(anAddress.fullName)
    },
  },
  {
    name: 'a review',
    call: 'reviews.add',
    arrive: (shopper) => signInFor(shopper, reviewed),
    prepare: writeReview,
    ask: (shopper) => sendReview(shopper).click(),
    async goOn(shopper) {
      if (await shopper.page.getByText(shopper.says('review-form', 'changeNote')).isVisible()) return true
      if (await review(shopper).getByText(shopper.says('review-form', 'sent')).isVisible()) return true
      if (await reviewText(shopper).isVisible()) {
        await press(sendReview(shopper))
        return false
      }
      await open(shopper, reviewed)
      await writeReview(shopper)
      return false
    },
    async expectOnce(shopper) {
      await open(shopper, reviewed)
      await writeReview(shopper)
      await expect(shopper.page.getByText(shopper.says('review-form', 'changeNote'))).toBeVisible()
    },
  },
  {
    name: 'coins that pay a part',
    call: 'checkout.updateCheckoutAddress',
    async arrive(shopper) {
      await open(shopper, '/auth/signin')
      await new SignInView(shopper).signIn(richNumber)
      await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
      await shopper.openPayment()
    },
    prepare: nothing,
    ask: (shopper) => coins(shopper).click(),
    async goOn(shopper) {
      if (!(await coins(shopper).isVisible())) {
        await open(shopper, '/cart')
        await shopper.proceedToPayment()
        await expect(coins(shopper)).toBeVisible()
      }
      await coins(shopper).setChecked(true)
      return true
    },
    async expectOnce(shopper) {
      await shopper.page.reload()
      await expect(coins(shopper)).toBeChecked()
    },
  },
]
