import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import { alert, open, retry } from './operation.ts'
import type { Operation } from './operation.ts'
import { SignInView, aMobileNumber } from './sign-in.ts'
import { anAddress } from './shopper.ts'
import type { Shopper } from './shopper.ts'

const farm = { ...anAddress, fullName: 'Ganesh Patil', street: 'Canal road' }

async function signIn(shopper: Shopper, callBackUrl: string): Promise<void> {
  await open(shopper, `/auth/signin?callBackUrl=${encodeURIComponent(callBackUrl)}`)
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(shopper.page).not.toHaveURL(/signin/)
  await shopper.alive()
}

const cards = (shopper: Shopper): Locator =>
  shopper.page.getByRole('region', { name: shopper.says('address-list', 'label') }).getByRole('listitem')
const ofFarm = (shopper: Shopper, key: string) =>
  shopper.page.getByRole('button', { name: shopper.says('address-list', key, { name: farm.fullName }) })
const submit = (shopper: Shopper) => shopper.button('address-form', 'submit').click()

async function add(shopper: Shopper, address: Parameters<Shopper['fillAddress']>[0]): Promise<void> {
  await shopper.button('account', 'addAddress').click()
  await shopper.fillAddress(address)
}

async function openBookWith(shopper: Shopper, ...addresses: readonly (typeof anAddress | typeof farm)[]) {
  await signIn(shopper, '/address')
  for (const address of addresses) {
    await add(shopper, address)
    await submit(shopper)
    await expect(cards(shopper).filter({ hasText: address.fullName })).toBeVisible()
  }
}

/** What is asked for in the address book, where its failing is told. */
export const addressOperations: readonly Operation[] = [
  {
    name: 'the address book',
    call: 'address.listAddresses',
    arrive: (shopper) => signIn(shopper, '/collections/seeds'),
    ask: (shopper) => open(shopper, '/address'),
    says: (shopper) => alert(shopper, 'primitives/error-notice', 'title'),
    askAgain: retry,
    expectDone: (shopper) => expect(shopper.page.getByText(shopper.says('account', 'noAddressesTitle'))).toBeVisible(),
  },
  {
    name: 'saving an address',
    call: 'address.saveAddress',
    async arrive(shopper) {
      await openBookWith(shopper)
      await add(shopper, anAddress)
    },
    ask: submit,
    says: (shopper) =>
      alert(shopper, 'checkout', 'unableToSaveAddress').or(alert(shopper, 'account', 'somethingWrongTryAgain')),
    async askAgain(shopper) {
      await expect(shopper.field('street')).toHaveValue(anAddress.street)
      await submit(shopper)
    },
    expectDone: (shopper) => expect(cards(shopper)).toHaveCount(1),
  },
  {
    name: 'changing an address',
    call: 'address.updateAddress',
    async arrive(shopper) {
      await openBookWith(shopper, farm)
      await ofFarm(shopper, 'editOf').click()
      await shopper.field('landmark').fill('Hanuman temple')
    },
    ask: (shopper) => shopper.button('address-form', 'update').click(),
    says: (shopper) =>
      alert(shopper, 'checkout', 'unableToSaveAddress').or(alert(shopper, 'account', 'somethingWrongTryAgain')),
    async askAgain(shopper) {
      await expect(shopper.field('landmark')).toHaveValue('Hanuman temple')
      await shopper.button('address-form', 'update').click()
    },
    expectDone: (shopper) => expect(cards(shopper)).toContainText('Hanuman temple'),
  },
  {
    name: 'another default address',
    call: 'address.updateAddress',
    arrive: (shopper) => openBookWith(shopper, anAddress, farm),
    ask: (shopper) => ofFarm(shopper, 'makeDefaultOf').click(),
    says: (shopper) => shopper.notice('account', 'unableToChangeAddress'),
    async askAgain(shopper) {
      await expect(cards(shopper)).toHaveCount(2)
      await ofFarm(shopper, 'makeDefaultOf').click()
    },
    expectDone: (shopper) =>
      expect(
        cards(shopper).filter({ hasText: farm.fullName }).getByText(shopper.says('address-list', 'default')),
      ).toBeVisible(),
  },
  {
    name: 'deleting an address',
    call: 'address.deleteAddress',
    arrive: (shopper) => openBookWith(shopper, farm),
    ask: (shopper) => ofFarm(shopper, 'deleteOf').click(),
    says: (shopper) => shopper.notice('account', 'unableToChangeAddress'),
    askAgain: (shopper) => ofFarm(shopper, 'deleteOf').click(),
    async expectDone(shopper) {
      await expect(shopper.notice('account', 'addressDeleted')).toBeVisible()
      await expect(cards(shopper)).toHaveCount(0)
    },
  },
]
