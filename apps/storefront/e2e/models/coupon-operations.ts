import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import { alert, open, retry } from './operation.ts'
import type { Operation } from './operation.ts'
import { SignInView, richNumber } from './sign-in.ts'
import type { Shopper } from './shopper.ts'
import { fillInAddress, submitAddress } from './to-payment.ts'

const code = 'KISAN50'

const row = (shopper: Shopper) => shopper.page.getByRole('group', { name: shopper.says('coupon-row', 'label') })
const modal = (shopper: Shopper) => shopper.page.getByRole('dialog', { name: shopper.says('coupon-modal', 'title') })
const coins = (shopper: Shopper) => shopper.page.getByRole('group', { name: shopper.says('coins-box', 'label') })
const openOffers = (shopper: Shopper) => row(shopper).getByRole('button').last().click()

async function typeCode(shopper: Shopper): Promise<void> {
  await shopper.openPayment(3)
  await openOffers(shopper)
  await modal(shopper).getByRole('textbox').fill(code)
}

const apply = (shopper: Shopper) =>
  modal(shopper)
    .locator('form')
    .getByRole('button', { name: shopper.says('coupon-modal', 'apply') })
    .click()

/** A code that could not be checked or taken is said at its field. */
function refused(shopper: Shopper): Locator {
  const sentences = ['unreachable', 'offline', 'noAnswer'].map((key) => shopper.says('coupon-modal', key).source)
  return modal(shopper)
    .locator('form')
    .getByText(new RegExp(sentences.join('|')))
}

/** A change that failed, or of which nobody heard. */
function notChanged(shopper: Shopper, key: string): Locator {
  return shopper.notice('checkout', key).or(shopper.notice('checkout', 'changeNoAnswer')).first()
}

async function applyAgain(shopper: Shopper): Promise<void> {
  await expect(modal(shopper).getByRole('textbox')).toHaveValue(code)
  await apply(shopper)
}

async function expectApplied(shopper: Shopper): Promise<void> {
  await expect(modal(shopper)).toHaveCount(0)
  await expect(row(shopper)).toContainText(code)
}

/** What coupons and coins of a checkout ask for, where its failing is told [26.5] [27.1]. */
export const couponOperations: readonly Operation[] = [
  {
    name: 'the offers',
    call: 'coupons.availableDiscounts',
    arrive: fillInAddress,
    async ask(shopper) {
      await submitAddress(shopper)
      await openOffers(shopper)
      await expect(modal(shopper)).toBeVisible()
    },
    says: (shopper) => alert(shopper, 'coupon-modal', 'listFailed'),
    askAgain: retry,
    expectDone: (shopper) => expect(modal(shopper).getByText(code).first()).toBeVisible(),
  },
  {
    name: 'checking a coupon',
    call: 'coupons.validateDiscount',
    arrive: typeCode,
    ask: apply,
    says: refused,
    askAgain: applyAgain,
    expectDone: expectApplied,
  },
  {
    name: 'taking a coupon for the checkout',
    call: 'checkout.updateCheckoutAddress',
    arrive: typeCode,
    ask: apply,
    says: refused,
    askAgain: applyAgain,
    expectDone: expectApplied,
  },
  {
    name: 'removing a coupon',
    call: 'checkout.updateCheckoutAddress',
    async arrive(shopper) {
      await typeCode(shopper)
      await apply(shopper)
      await expectApplied(shopper)
    },
    ask: (shopper) => shopper.button('coupon-row', 'removeNamed', row(shopper)).click(),
    says: (shopper) => notChanged(shopper, 'unableToRemoveCoupon'),
    async askAgain(shopper) {
      await expect(row(shopper)).toContainText(code)
      await shopper.button('coupon-row', 'removeNamed', row(shopper)).click()
    },
    expectDone: (shopper) => expect(shopper.button('coupon-row', 'removeNamed', row(shopper))).toHaveCount(0),
  },
  {
    name: 'paying with coins',
    call: 'checkout.updateCheckoutAddress',
    async arrive(shopper) {
      await open(shopper, '/auth/signin')
      await new SignInView(shopper).signIn(richNumber)
      await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
      await shopper.openPayment()
    },
    ask: (shopper) => coins(shopper).locator('label').first().click(),
    says: (shopper) => notChanged(shopper, 'unableToChangeCoins'),
    async askAgain(shopper) {
      await expect(coins(shopper).getByRole('checkbox')).not.toBeChecked()
      await coins(shopper).locator('label').first().click()
    },
    async expectDone(shopper) {
      await expect(coins(shopper).getByRole('checkbox')).toBeChecked()
      await expect(coins(shopper)).not.toHaveAttribute('aria-busy', 'true')
    },
  },
]
