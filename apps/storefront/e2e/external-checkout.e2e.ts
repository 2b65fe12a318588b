import { inFull } from '../../../tooling/test-matrix.ts'
import type { Page } from '@playwright/test'
import { ExternalPlatform, checkoutUrl, customerToken, formUrl } from './models/external-platform.ts'
import { expect, test } from './models/shop-test.ts'
import { testOperation } from './models/fault-grid.ts'
import { alert } from './models/operation.ts'
import type { Operation } from './models/operation.ts'
import { changeFlags } from './models/settings.ts'
import { SignInView, aMobileNumber, signInFor } from './models/sign-in.ts'
import { anAddress } from './models/shopper.ts'

// One platform for all of them, on the one port that the shop knows.
test.describe.configure({ mode: 'default' })

const platform = new ExternalPlatform()

test.beforeAll(() => platform.listen(Number(process.env['E2E_PLATFORM_PORT'])))
test.afterAll(() => platform.close())
test.beforeEach(async ({ page }) => {
  platform.carts.length = 0
  await changeFlags(page, { isAddressSelectionEnabled: false, isShopifyCheckoutEnabled: true })
  await page.route('https://pay.example/**', (route) => route.fulfill({ body: 'The checkout of the platform' }))
})

/** What leaving for the platform asks for, where its failing is told. */
const departure: Pick<Operation, 'ask' | 'askAgain' | 'expectDone'> = {
  ask: ({ page }) => page.goto('/checkout').then(() => undefined),
  askAgain: (shopper) => shopper.button('error-notice', 'retry').click(),
  expectDone: ({ page }) => expect(page.getByText('The checkout of the platform')).toBeVisible(),
}

testOperation({
  ...departure,
  name: 'a checkout of the platform',
  call: 'checkout.externalCheckout',
  arrive: (shopper) => shopper.fillCart(),
  says: (shopper) => alert(shopper, 'checkout', 'unableToProceed'),
})

testOperation({
  ...departure,
  name: 'the token of the account on the platform',
  call: 'checkout.customerAccessToken',
  async arrive(shopper) {
    await signInFor(shopper, '/address')
    await shopper.button('account', 'addAddress').click()
    await shopper.fillAddress()
    await shopper.button('address-form', 'submit').click()
    await expect(shopper.page.getByText(anAddress.fullName)).toBeVisible()
    await shopper.fillCart()
  },
  says: (shopper) => alert(shopper, 'checkout', 'unableToAuthorize'),
})

const arrivalAt = (page: Page, url: string) => page.waitForRequest((request) => request.url() === url)

test(
  '[29.1] [29.3] a guest is sent to the checkout that the platform has made of the cart, after another try',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.fillCart()
    platform.isDown = true
    await shopper.open('/checkout')
    await expect(page.getByRole('alert').getByText(shopper.says('checkout', 'unableToProceed'))).toBeVisible()
    expect(await shopper.stored('cartProducts')).toContain('cartQty')
    platform.isDown = false
    platform.carts.length = 0
    const arrived = arrivalAt(page, checkoutUrl)
    await shopper.button('error-notice', 'retry').click()
    expect((await arrived).method()).toBe('GET')
    await expect(page).toHaveURL(checkoutUrl)
    expect(platform.carts).toMatchObject([{ lines: [{ quantity: 1 }] }])
    expect(JSON.stringify(platform.carts)).not.toContain('customerAccessToken')
  },
)

test(
  '[29.3] whoever is signed in is sent there by a form, and the token stands in no address',
  inFull(),
  async ({ shopper, page }) => {
    const number = aMobileNumber()
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await shopper.open('/auth/signin?callBackUrl=%2Faddress')
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(number)
    await shopper.button('account', 'addAddress').click()
    await shopper.fillAddress()
    await shopper.button('address-form', 'submit').click()
    await expect(page.getByText(anAddress.fullName)).toBeVisible()
    await shopper.fillCart()
    const arrived = arrivalAt(page, formUrl)
    await shopper.open('/checkout')
    const request = await arrived
    const { userExternalId, ...form } = Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
    expect([request.method(), request.isNavigationRequest()]).toEqual(['POST', true])
    expect(form).toEqual({ mobileNumber: number, name: anAddress.fullName, accessToken: customerToken, checkoutUrl })
    expect(userExternalId).toMatch(/\S/)
    expect(platform.carts).toMatchObject([
      { lines: [{ quantity: 1 }], buyerIdentity: { phone: `+91${number}`, customerAccessToken: customerToken } },
    ])
    await expect(page).toHaveURL(formUrl)
    expect(addresses.filter((address) => address.includes(customerToken))).toEqual([])
  },
)
