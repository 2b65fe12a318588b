import { inFull } from '../../../tooling/test-matrix.ts'
import { breakNextCall, loseAnswer } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { anAddress } from './models/shopper.ts'

test.beforeEach(async ({ shopper }) => {
  await shopper.fillCart()
  await shopper.open('/checkout/address?source=checkout')
  await shopper.waitForHydration()
})

test(
  '[28.1] a guest sees every field, the country fixed and the box to remember it ticked',
  inFull(),
  async ({ shopper, page }) => {
    for (const field of ['fullName', 'mobile', 'flat', 'street', 'pincode', 'city', 'district', 'landmark']) {
      await expect(shopper.field(field)).toBeEditable()
    }
    await expect(page.getByRole('combobox', { name: shopper.says('address-form', 'state') })).toBeVisible()
    await expect(shopper.field('country')).toHaveValue('India')
    await expect(shopper.field('country')).not.toBeEditable()
    await expect(page.getByRole('checkbox', { name: shopper.says('address-form', 'remember') })).toBeChecked()
    await expect(shopper.button('address-form', 'cancel')).toBeVisible()
  },
)

test(
  '[28.2] [35.5] Submit says the first thing that is missing, at its field and as a notice, until something is typed',
  inFull(),
  async ({ shopper }) => {
    await shopper.button('address-form', 'submit').click()
    await expect(shopper.field('fullName')).toBeFocused()
    await expect(shopper.field('fullName')).toHaveAccessibleDescription(shopper.says('address-form', 'pleaseEnterName'))
    const notice = shopper.notice('address-form', 'pleaseEnterName')
    await expect(notice).toBeVisible()
    // Under a pointer it stays, whatever the time.
    await notice.hover()
    await shopper.field('fullName').press('S')
    await expect(notice).toHaveCount(0)
  },
)

test('[28.4] a pincode fills city, district and state and locks the state; a shorter one empties the street', async ({
  shopper,
  page,
}) => {
  const state = page.getByRole('combobox', { name: shopper.says('address-form', 'state') })
  await shopper.field('street').fill('Near the well')
  await shopper.field('pincode').fill('४२२००१')
  await expect(shopper.field('pincode')).toHaveValue('422001')
  await expect(shopper.field('city')).not.toHaveValue('')
  await expect(shopper.field('district')).not.toHaveValue('')
  await expect(state.locator('option:checked')).toHaveText('Maharashtra')
  await expect(state).toBeDisabled()
  await shopper.field('pincode').press('Backspace')
  await expect(shopper.field('street')).toHaveValue('')
})

test(
  '[28.5] the location fills the place in after a tap, and leaves the name',
  inFull(),
  async ({ shopper, context }) => {
    await shopper.field('fullName').fill('Savitri Patil')
    await shopper.field('street').fill('Near the well')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 12.3, longitude: 76.65 })
    await shopper.button('address-form', 'useMyLocation').click()
    await expect(shopper.field('pincode')).toHaveValue(/^57\d{4}$/)
    await expect(shopper.field('city')).not.toHaveValue('')
    await expect(shopper.field('city')).toHaveAccessibleDescription(shopper.says('address-form', 'fromLocation'))
    await expect(shopper.field('street')).toHaveValue('')
    await expect(shopper.field('fullName')).toHaveValue('Savitri Patil')
  },
)

test(
  '[28.9] a refused save says so beside the button and keeps what was typed',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.fillAddress()
    const refusal = { status: 400, json: { code: 'request/invalid', message: '' } }
    await breakNextCall(page, '**/api/checkouts', (route) => route.fulfill(refusal))
    await shopper.button('address-form', 'submit').click()
    await expect(
      page.getByRole('alert').filter({ hasText: shopper.says('checkout', 'unableToSaveAddress') }),
    ).toBeVisible()
    await expect(shopper.field('fullName')).toHaveValue('Savitri Patil')
    await shopper.button('address-form', 'submit').click()
    await expect(page).toHaveURL(/\/payment-mode$/)
  },
)

test('[28.1] an address whose checkout got no answer is there after a reload, until its checkout is made', async ({
  shopper,
  page,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('checkoutAddressDraft'))
  await shopper.fillAddress()
  // It is to be found in this tab alone.
  await page.getByRole('checkbox', { name: shopper.says('address-form', 'remember') }).uncheck()
  await breakNextCall(page, '**/api/checkouts', loseAnswer)
  await shopper.button('address-form', 'submit').tap()
  await expect(page.getByRole('alert').getByText(shopper.says('checkout', 'checkoutUnmade'))).toBeVisible()
  await page.reload()
  await shopper.waitForHydration()
  await expect(shopper.field('street')).toHaveValue(anAddress.street)
  expect(await kept()).toContain(anAddress.street)
  await shopper.button('address-form', 'submit').tap()
  await expect(page).toHaveURL(/\/payment-mode$/)
  expect(await kept()).toBeNull()
})
