import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import { alert, open, retry } from './operation.ts'
import type { Operation } from './operation.ts'
import { signInFor } from './sign-in.ts'
import { anAddress } from './shopper.ts'
import type { Shopper } from './shopper.ts'

const farm = { ...anAddress, fullName: 'Ganesh Patil', street: 'Canal road' }

const cards = (shopper: Shopper): Locator =>
  shopper.page.getByRole('region', { name: shopper.says('address-list', 'label') }).getByRole('listitem')
const ofFarm = (shopper: Shopper, key: string) =>
  shopper.page.getByRole('button', { name: shopper.says('address-list', key, { name: farm.fullName }) })
const addAnother = (shopper: Shopper) => shopper.button('account', 'addAddress')
const locate = (shopper: Shopper) => shopper.button('address-form', 'useMyLocation').click()
const submit = (shopper: Shopper) => shopper.button('address-form', 'submit').click()

async function add(shopper: Shopper, address: Parameters<Shopper['fillAddress']>[0]): Promise<void> {
  await addAnother(shopper).click()
  await shopper.fillAddress(address)
}

/** Signs in anew, and keeps addresses: the first is the default. */
export async function openBookWith(
  shopper: Shopper,
  ...addresses: readonly (typeof anAddress | typeof farm)[]
): Promise<void> {
  await signInFor(shopper, '/address')
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
    arrive: (shopper) => signInFor(shopper, '/collections/seeds'),
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
      alert(shopper, 'checkout', 'unableToSaveAddress', 'addressNoAnswer').or(
        alert(shopper, 'account', 'somethingWrongTryAgain'),
      ),
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
      alert(shopper, 'checkout', 'unableToSaveAddress', 'addressNoAnswer').or(
        alert(shopper, 'account', 'somethingWrongTryAgain'),
      ),
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
  {
    name: 'where an order goes that is made of the cart',
    call: 'address.defaultAddress',
    async arrive(shopper) {
      await openBookWith(shopper, anAddress)
      await shopper.fillCart()
      await open(shopper, '/cart')
    },
    ask: (shopper) => shopper.proceedButton().click(),
    // Which address it is, is not known: the page asks.
    says: addAnother,
    async askAgain(shopper) {
      await expect(cards(shopper)).toHaveCount(1)
      await shopper.page.goBack()
      await shopper.proceedButton().click()
    },
    expectDone: (shopper) =>
      expect(shopper.page.getByRole('radio', { name: shopper.says('payment-mode', 'cod') })).toBeVisible(),
  },
  {
    name: 'the place of the device',
    call: 'address.reverseGeocode',
    async arrive(shopper) {
      await shopper.fillCart()
      await open(shopper, '/checkout/address?source=checkout')
      await shopper.field('fullName').fill(farm.fullName)
      // With a permission given before, the form would ask by itself.
      const context = shopper.page.context()
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 12.3, longitude: 76.65 })
    },
    ask: locate,
    says: (shopper) => shopper.page.getByRole('status').getByText(shopper.says('address-form', 'locationUnavailable')),
    async askAgain(shopper) {
      await expect(shopper.field('fullName')).toHaveValue(farm.fullName)
      await locate(shopper)
    },
    expectDone: (shopper) => expect(shopper.field('pincode')).toHaveValue(/^57\d{4}$/),
  },
]
