import { expect } from './expect.ts'
import { alert, open, retry } from './operation.ts'
import type { Operation } from './operation.ts'
import { SignInView, richNumber, signInFor } from './sign-in.ts'
import type { Shopper } from './shopper.ts'

/** Signs in to an account with orders in every state. */
async function signInAsRich(shopper: Shopper): Promise<void> {
  await open(shopper, '/auth/signin?callBackUrl=/orders')
  await new SignInView(shopper).signIn(richNumber)
  await expect(shopper.page.getByRole('article').first()).toBeVisible()
}

/** What is asked for of orders and coins, where its failing is told. */
export const orderOperations: readonly Operation[] = [
  {
    name: 'the orders',
    call: 'orders.list',
    arrive: (shopper) => signInFor(shopper, '/collections/seeds'),
    ask: (shopper) => open(shopper, '/orders'),
    says: (shopper) => alert(shopper, 'order-card', 'failed'),
    askAgain: retry,
    expectDone: (shopper) => expect(shopper.page.getByText(shopper.says('order-card', 'empty'))).toBeVisible(),
  },
  {
    name: 'the way of a parcel',
    call: 'orders.shipmentData',
    arrive: signInAsRich,
    ask: (shopper) =>
      shopper.page
        .getByRole('button', { name: shopper.says('order-card', 'trackOf') })
        .first()
        .click(),
    says: (shopper) => alert(shopper, 'tracking-timeline', 'failed'),
    askAgain: retry,
    expectDone: (shopper) => expect(shopper.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'the coins',
    call: 'loyalty.coins',
    arrive: (shopper) => signInFor(shopper, '/collections/seeds'),
    ask: (shopper) => open(shopper, '/loyalty'),
    says: (shopper) => alert(shopper, 'coin-history', 'failed'),
    askAgain: retry,
    expectDone: (shopper) =>
      expect(shopper.page.getByRole('heading', { name: shopper.says('coin-history', 'history') })).toBeVisible(),
  },
]
