import type { CheckoutPayload } from '@krishi/storefront-core/contract'
import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { anAddress } from './models/shopper.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

const okra = '/products/somalata-suvarna-486-okra-hybrid-seeds'
const gone = '/products/devdhan-jyoti-248-cucumber-hybrid-seeds'

/** The calls of the API that the page makes, by path, from now on. */
function watchCalls(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  return paths
}

const among = (paths: readonly string[], ...starts: readonly string[]) =>
  paths.filter((path) => starts.some((start) => path.startsWith(`/api/${start}`)))

test('[03.5] a guest’s checkout asks for no saved addresses', async ({ shopper, page }) => {
  const calls = watchCalls(page)
  await shopper.openPayment()
  await shopper.open('/checkout/address?source=checkout')
  await expect(shopper.field('fullName')).toHaveValue(anAddress.fullName)
  expect(among(calls, 'addresses')).toEqual([])
})

test('[03.5] a guest’s address stays on the phone', inFull(), async ({ shopper, page }) => {
  const calls = watchCalls(page)
  await shopper.goToPayment()
  expect(await shopper.stored('checkoutAddress')).toContain(anAddress.fullName)
  expect(among(calls, 'addresses')).toEqual([])
})

test(
  '[03.5] a guest’s new address only changes the checkout, which knows the guest id and no external id',
  inFull(),
  async ({ shopper, page }) => {
    const created = page.waitForRequest('**/api/checkouts', { timeout: 60_000 })
    await shopper.openPayment()
    const { checkoutPayload } = (await created).postDataJSON() as { readonly checkoutPayload: CheckoutPayload }
    const { guestUserId, userExternalId } = checkoutPayload.userIdentity
    expect([guestUserId, userExternalId]).toEqual([expect.stringMatching(/\S/), null])

    const changes: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && /addresses|checkouts/.test(pathname)) changes.push(pathname)
    })
    const updated = page.waitForRequest((request) => request.method() === 'PUT')
    await shopper.button('payment-mode', 'changeAddress').click()
    await shopper.field('flat').fill('14')
    await shopper.button('address-form', 'update').click()
    const update = await updated
    expect(update.headers()['userid']).toBe(guestUserId)
    await expect(page).toHaveURL(/payment-mode/)
    await expect(page.getByText(/^14\b/)).toBeVisible()
    expect(changes).toEqual([new URL(update.url()).pathname])
  },
)

test('[03.5] a guest’s payment has no coins, and none are asked for', inFull(), async ({ shopper, page }) => {
  const calls = watchCalls(page)
  await shopper.openPayment()
  await expect(shopper.page.getByRole('group', { name: shopper.says('coins-box', 'label') })).toHaveCount(0)
  expect(among(calls, 'loyalty', 'coins')).toEqual([])
})

test(
  '[03.5] a guest is thanked without a link to the orders, and so on the page of an order that is there',
  inFull(),
  async ({ shopper }) => {
    await shopper.reachPayment()
    await shopper.placeButton().click()
    const order = await shopper.orderNumber()
    await expect(shopper.link('order-success', 'continueShopping')).toBeVisible()
    await expect(shopper.link('order-success', 'myOrders')).toHaveCount(0)
    const checkoutId = new URL(shopper.page.url()).searchParams.get('checkoutId') ?? ''
    // In an app the page stays, and names the order [30.3].
    await shopper.open(`/checkout/${checkoutId}/payment-mode?source=APP`)
    await expect(shopper.page.getByText(shopper.says('payment-mode', 'alreadyCreatedText', { order }))).toBeVisible()
    await expect(shopper.link('payment-mode', 'myOrders')).toHaveCount(0)
  },
)

test('[03.5] a guest’s home page asks for no active orders', inFull(), async ({ shopper, page }) => {
  const calls = watchCalls(page)
  await shopper.open('/')
  await shopper.waitForHydration()
  await shopper.openCart()
  expect(among(calls, 'active-orders')).toEqual([])
})

test('[03.5] a product tells a guest of no coins', inFull(), async ({ shopper, page }) => {
  await shopper.open(okra)
  await shopper.waitForHydration()
  await shopper.openCart()
  await page.keyboard.press('Escape')
  await expect(shopper.button('coins-message', 'how')).toHaveCount(0)
})

test('[03.5] a guest who wants to write a review signs in first', inFull(), async ({ shopper, page }) => {
  await shopper.open(`${okra}/reviews`)
  await shopper.waitForHydration()
  await shopper.link('reviews', 'write').click()
  await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
  expect(new URL(page.url()).searchParams.get('callBackUrl')).toBe(`${okra}/reviews`)
})

test('[03.5] a guest who waits for a pack is asked to sign in over the page', async ({ shopper, page }) => {
  await shopper.open(gone)
  await shopper.waitForHydration()
  await shopper.button('notify-me', 'ask').click()
  await expect(page.getByRole('dialog', { name: shopper.says('account', 'notifyTitle') })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${gone}$`))
})

test(
  '[03.5] coins are shown to whoever is signed in: a guest signs in first, and comes back',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/loyalty')
    await expect(page).toHaveURL('/auth/signin?callBackUrl=/loyalty')
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(page).toHaveURL(/\/loyalty$/)
    await expect(page.getByRole('heading', { name: shopper.says('coin-history', 'history') })).toBeVisible()
  },
)

test(
  '[03.5] a guest who tracks an order signs in first, from the bar and on its page',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/')
    await shopper.waitForHydration()
    await shopper.link('navigation-bar', 'trackOrder').click()
    await expect(page).toHaveURL('/auth/signin?callBackUrl=/orders')
    await expect(shopper.heading('account', 'title')).toBeVisible()
    await shopper.open('/orders')
    await expect(page).toHaveURL('/auth/signin?callBackUrl=/orders')
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(page).toHaveURL(/\/orders$/)
    await expect(page.getByRole('heading', { name: shopper.says('order-card', 'empty') })).toBeVisible()
  },
)

test.describe('in Telugu', () => {
  test.use({ language: 'te' })

  test('[03.5] signing in leads back to the same language', inFull(), async ({ shopper, page }) => {
    await shopper.open('/loyalty')
    await expect(page).toHaveURL('/te/auth/signin?callBackUrl=/te/loyalty')
  })
})
