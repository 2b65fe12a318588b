import { expect } from './expect.ts'
import { SignInView, aMobileNumber } from './sign-in.ts'
import { anAddress } from './shopper.ts'
import type { Shopper } from './shopper.ts'
import type { Operation } from './shop-window-operations.ts'

const pattern = '**/api/addresses'

async function signIn(shopper: Shopper, callBackUrl: string): Promise<void> {
  await shopper.open(`/auth/signin?callBackUrl=${encodeURIComponent(callBackUrl)}`)
  await shopper.alive()
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(shopper.page).not.toHaveURL(/signin/)
  await shopper.alive()
}

/** What is asked for in the address book, where its failing is told. */
export const addressOperations: readonly Operation[] = [
  {
    name: 'the address book',
    pattern,
    arrive: (shopper) => signIn(shopper, '/collections/seeds'),
    ask: (shopper) => shopper.open('/address'),
    says: (shopper) => shopper.page.getByRole('alert').getByText(shopper.says('primitives/error-notice', 'title')),
    askAgain: (shopper) => shopper.button('primitives/error-notice', 'retry').click(),
    expectDone: (shopper) => expect(shopper.page.getByText(shopper.says('account', 'noAddressesTitle'))).toBeVisible(),
  },
  {
    name: 'saving an address',
    pattern,
    async arrive(shopper) {
      await signIn(shopper, '/address')
      await shopper.button('account', 'addAddress').click()
      await shopper.fillAddress()
    },
    ask: (shopper) => shopper.button('address-form', 'submit').click(),
    says(shopper) {
      const sentences = [
        shopper.says('checkout', 'unableToSaveAddress'),
        shopper.says('account', 'somethingWrongTryAgain'),
      ]
      return shopper.page.getByRole('alert').getByText(new RegExp(sentences.map(({ source }) => source).join('|')))
    },
    async askAgain(shopper) {
      await expect(shopper.field('street')).toHaveValue(anAddress.street)
      await shopper.button('address-form', 'submit').click()
    },
    expectDone: (shopper) => {
      const book = shopper.page.getByRole('region', { name: shopper.says('address-list', 'label') })
      return expect(book.getByRole('listitem')).toHaveCount(1)
    },
  },
]
