import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'
import { anAddress } from './models/shopper.ts'
import type { Shopper } from './models/shopper.ts'

const farm = { ...anAddress, fullName: 'Ganesh Patil', street: 'Canal road' }

/** Signs in on the way to the address book. */
async function openBook(shopper: Shopper): Promise<string> {
  const number = aMobileNumber()
  await shopper.open('/address')
  await expect(shopper.page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(number)
  await expect(shopper.heading('account', 'bookTitle')).toBeVisible()
  return number
}

async function save(shopper: Shopper, address: Parameters<Shopper['fillAddress']>[0]): Promise<void> {
  await shopper.button('account', 'addAddress').click()
  await shopper.fillAddress(address)
  await shopper.button('address-form', 'submit').click()
  await expect(shopper.heading('account', 'bookTitle')).toBeVisible()
}

const cards = (shopper: Shopper): Locator =>
  shopper.page.getByRole('region', { name: shopper.says('address-list', 'label') }).getByRole('listitem')
const named = (shopper: Shopper, key: string, name: string) =>
  shopper.page.getByRole('button', { name: shopper.says('address-list', key, { name, where: '12, Canal road' }) })

for (const [language, screen] of [
  ['en', {}],
  ['kn', desktop],
] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ ...screen, language })

    test('[28.12] [28.7] [29.2] keeps two addresses, and buys with the second', async ({ shopper, page }) => {
      await openBook(shopper)
      await expect(page.getByText(shopper.says('account', 'noAddressesTitle'))).toBeVisible()
      await save(shopper, anAddress)
      await save(shopper, farm)
      await expect(cards(shopper)).toHaveCount(2)
      await expect(cards(shopper).first()).toContainText(anAddress.fullName)

      await named(shopper, 'deleteOf', farm.fullName).click()
      await expect(cards(shopper)).toHaveCount(1)
      await shopper.button('account', 'undo').click()
      await expect(cards(shopper)).toHaveCount(2)

      await named(shopper, 'editOf', farm.fullName).click()
      await shopper.field('landmark').fill('Hanuman temple')
      await shopper.button('address-form', 'update').click()
      await expect(cards(shopper).last()).toContainText('Hanuman temple')

      await shopper.fillCart()
      await shopper.openCart()
      await shopper.proceedButton().click()
      await expect(page.getByText(anAddress.fullName)).toBeVisible()
      await shopper.button('payment-mode', 'changeAddress').click()
      await expect(page.getByRole('radio').first()).toBeChecked()
      await page.locator('label').filter({ hasText: farm.fullName }).click()
      await expect(page.getByRole('radio', { name: farm.fullName })).toBeChecked()
      await shopper.button('account', 'deliverHere').click()
      await expect(page.getByText(farm.fullName)).toBeVisible()
      await shopper.chooseCod()
      await shopper.placeButton().click()
      await shopper.orderNumber()
      await expect(page.getByRole('main').getByText('Hanuman temple')).toBeVisible()
    })
  })
}

test(
  '[29.2] with the keyboard alone: no address yet, one is saved and goes with the order',
  inFull(),
  async ({ shopper, page }) => {
    await openBook(shopper)
    await shopper.fillCart()
    await shopper.open('/checkout/address?source=checkout')
    const add = shopper.button('account', 'addAddress')
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await shopper.field('fullName').focus()
    for (const text of [anAddress.fullName, anAddress.mobile, anAddress.flat, anAddress.street, anAddress.pincode]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(shopper.field('city')).not.toHaveValue('')
    await page.keyboard.press('Enter')
    await shopper.chooseCod()
    await expect(page.getByText(anAddress.fullName)).toBeVisible()
  },
)

test(
  '[28.11] closing goes home with the cart open again, or only closes the form of the book',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.fillCart()
    await shopper.openCart()
    await shopper.proceedButton().click()
    await shopper.button('address-form', 'cancel').click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('dialog', { name: shopper.says('cart-drawer', 'title') })).toBeVisible()
    await openBook(shopper)
    await shopper.button('account', 'addAddress').click()
    await shopper.button('address-form', 'cancel').click()
    await expect(shopper.heading('account', 'bookTitle')).toBeVisible()
    await expect(page).toHaveURL(/\/address$/)
  },
)

test('[29.2] opens the form at once where no address is saved, outside the checkout', inFull(), async ({ shopper }) => {
  await openBook(shopper)
  await shopper.open('/checkout/address')
  await expect(shopper.heading('address-form', 'addTitle')).toBeVisible()
  await expect(shopper.field('city')).toBeVisible()
})

test('[03.8] signing out leaves nothing on the device, in other tabs as well', async ({ shopper, page, context }) => {
  const number = await openBook(shopper)
  await save(shopper, anAddress)
  await shopper.fillCart()
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByRole('main').getByRole('list').first()).toBeVisible()
  await shopper.open('/address')
  await expect(page.getByText(shopper.says('account', 'signedInAs', { number }))).toBeVisible()
  // The page forgets what is the shop's; what another script has put there the browser forgets, as the server says.
  await page.evaluate(() => localStorage.setItem('of-a-script', 'somebody'))
  await shopper.button('account', 'signOut').click()
  await expect(shopper.heading('account', 'signedOutTitle')).toBeVisible()
  const kept = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  await expect.poll(kept).toEqual([[], []])
  await expect(shopper.cartLink()).not.toContainText('1')
  await expect(other.getByText(shopper.says('cart-drawer', 'emptyTitle'))).toBeVisible()
  await shopper.open('/address')
  await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
})

test(
  '[03.8] the device is emptied first, and without an answer it is said that nobody knows who is signed in',
  inFull(),
  async ({ shopper, page }) => {
    await openBook(shopper)
    await shopper.fillCart()
    await shopper.open('/address')
    await shopper.button('account', 'signOut').waitFor()
    const letThrough = await breakCalls(page, '**/api/auth/sign-out', (route) => route.abort())
    await shopper.button('account', 'signOut').click()
    await expect(shopper.notice('account', 'signOutNoAnswer')).toBeVisible()
    expect(await shopper.stored('cartProducts')).toBeNull()
    letThrough()
    await shopper.button('account', 'signOut').click()
    await expect(shopper.heading('account', 'signedOutTitle')).toBeVisible()
  },
)

test(
  '[28.9] an address that the shop does not take is said, and stays as it was typed',
  inFull(),
  async ({ shopper, page }) => {
    await openBook(shopper)
    await shopper.button('account', 'addAddress').click()
    await shopper.fillAddress()
    let result = 'Failure'
    const letThrough = await breakCalls(page, '**/api/addresses', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: { result } }) : route.fallback(),
    )
    await shopper.button('address-form', 'submit').click()
    await expect(page.getByRole('alert').getByText(shopper.says('checkout', 'unableToSaveAddress'))).toBeVisible()
    result = 'Perhaps'
    await shopper.button('address-form', 'submit').click()
    await expect(page.getByRole('alert').getByText(shopper.says('account', 'somethingWrongTryAgain'))).toBeVisible()
    letThrough()
    await expect(shopper.field('street')).toHaveValue(anAddress.street)
    await shopper.button('address-form', 'submit').click()
    await expect(cards(shopper)).toHaveCount(1)
  },
)

test(
  '[28.10] what a guest kept on this phone goes over to the address book when signing in',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.goToPayment()
    await Promise.all([shopper.notice('account', 'addressBrought').waitFor(), openBook(shopper)])
    await expect(cards(shopper)).toHaveCount(1)
    await expect(cards(shopper)).toContainText(anAddress.fullName)
    expect(await shopper.stored('checkoutAddress')).toBeNull()
    await page.reload()
    await expect(cards(shopper)).toHaveCount(1)
  },
)

test(
  '[28.10] what another guest kept on a shared phone does not go over',
  inFull(),
  async ({ shopper, page, context }) => {
    await shopper.goToPayment()
    await context.clearCookies({ name: 'krishi_session' })
    await openBook(shopper)
    await expect(page.getByText(shopper.says('account', 'noAddressesTitle'))).toBeVisible()
  },
)

test.describe('the address of the checkout, loaded directly', () => {
  /** Delays the answer that says who is signed in until the returned function is called. */
  async function pauseSessionCalls(page: Page): Promise<() => void> {
    let letThrough = () => {}
    const paused = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/session', async (route) => {
      await paused
      await route.fallback()
    })
    return letThrough
  }

  test('[29.2] shows whoever is signed in the saved addresses, and never the form of a guest', async ({
    shopper,
    page,
  }) => {
    await openBook(shopper)
    await save(shopper, anAddress)
    const letThrough = await pauseSessionCalls(page)
    const answer = await page.goto('/checkout/address?source=checkout')
    expect(await answer?.text()).not.toContain('data-scope="address-form"')
    await shopper.waitForHydration()
    await expect(shopper.heading('checkout', 'addressTitle')).toBeVisible()
    await expect(page.getByRole('textbox', { name: shopper.says('address-form', 'fullName') })).toHaveCount(0)
    letThrough()
    await expect(page.getByRole('radio', { name: anAddress.fullName })).toBeChecked()
  })

  test('[29.2] shows a guest the form at once, and opens no session before a call needs one', async ({
    shopper,
    page,
  }) => {
    const letThrough = await pauseSessionCalls(page)
    let isAsked = false
    page.on('request', (request) => (isAsked ||= request.url().endsWith('/api/session')))
    const answer = await page.goto('/checkout/address?source=checkout')
    expect(await answer?.text()).toContain('data-scope="address-form"')
    await shopper.field('fullName').fill(anAddress.fullName)
    await shopper.waitForHydration()
    await shopper.field('street').fill(anAddress.street)
    await expect(shopper.field('fullName')).toHaveValue(anAddress.fullName)
    await expect(shopper.field('street')).toHaveValue(anAddress.street)
    expect(isAsked).toBe(false)
    letThrough()
    await shopper.field('pincode').fill(anAddress.pincode)
    await expect(shopper.field('city')).not.toHaveValue('')
    expect(isAsked).toBe(true)
  })

  test('goes on as a guest when the session has ended since', inFull(), async ({ shopper, page, context }) => {
    await openBook(shopper)
    const letThrough = await pauseSessionCalls(page)
    await page.goto('/checkout/address?source=checkout')
    await shopper.waitForHydration()
    await context.clearCookies({ name: 'krishi_session' })
    letThrough()
    await expect(shopper.field('fullName')).toBeEditable()
  })
})
