import type { ProductDetailPayload } from '@krishi/storefront-core/contract'
import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakNextCall, loseAnswer } from './models/faults.ts'
import { breakServer } from './models/weak-network.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

/** A product of which every pack is sold out. */
const gone = '/products/devdhan-jyoti-248-cucumber-hybrid-seeds'

/** Makes products seem sold out to the page, until the answer is called; the server knows better. */
async function seemSoldOut(page: Page): Promise<() => void> {
  let isGone = true
  await page.route('**/api/products/*', async (route) => {
    const response = await route.fetch()
    const product = (await response.json()) as ProductDetailPayload
    const none = { inventoryQuantity: 0, inventoryManagement: 'shopify', inventoryPolicy: 'deny' }
    const packs = Object.entries(product.mapVariant).map(([id, pack]) => [id, { ...pack, ...none }])
    await route.fulfill({
      response,
      json: isGone ? { ...product, mapVariant: Object.fromEntries(packs) } : product,
    })
  })
  return () => void (isGone = false)
}

const ask = (shopper: Shopper) => shopper.button('notify-me', 'ask')
const cancel = (shopper: Shopper) => shopper.button('notify-me', 'cancelNotification')
const dialog = (shopper: Shopper, scope: string, key: string) =>
  shopper.page.getByRole('dialog', { name: shopper.says(scope, key) })

async function signedInAtProduct(shopper: Shopper): Promise<void> {
  await shopper.open(`/auth/signin?callBackUrl=${encodeURIComponent(gone)}`)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(shopper.page).toHaveURL(new RegExp(`${gone}$`))
  await shopper.waitForHydration()
}

for (const { where, screen, language } of [
  { where: 'in Hindi on a phone', screen: {}, language: 'hi' },
  { where: 'in English on a desktop', screen: desktop, language: 'en' },
] as const) {
  test.describe(where, inFull(language !== 'hi'), () => {
    test.use({ ...screen, language })

    test('[18.3] [18.2] [15.1] a guest signs in over the page, and the request is taken', async ({ shopper, page }) => {
      await shopper.open(gone)
      await shopper.waitForHydration()
      await ask(shopper).click()
      const signIn = dialog(shopper, 'account', 'notifyTitle')
      await expect(signIn.getByText(shopper.says('account', 'notifyText'))).toBeVisible()
      await new SignInView(shopper).signIn(aMobileNumber())
      const accepted = dialog(shopper, 'notify-me', 'acceptedTitle')
      await expect(accepted).toBeVisible()
      const similar = accepted.getByRole('region', { name: shopper.says('similar', 'title') })
      await expect(similar.getByRole('article').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cancel(shopper)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${gone}$`))
    })
  })
}

test('[18.1] [18.2] a request is known on the next visit, and is cancelled', inFull(), async ({ shopper, page }) => {
  await signedInAtProduct(shopper)
  await ask(shopper).click()
  await expect(dialog(shopper, 'notify-me', 'acceptedTitle')).toBeVisible()
  await page.reload()
  await shopper.waitForHydration()
  await expect(page.getByText(shopper.says('notify-me', 'open'))).toBeVisible()
  const call = page.waitForRequest('**/api/notify-me')
  await cancel(shopper).click()
  await expect(shopper.notice('notify-me', 'requestCancelledSuccessfully')).toBeVisible()
  expect((await call).postDataJSON()).toMatchObject({
    status: 'CANCEL',
    requestDetails: { requestEntity: 'variant', requestType: 'NOTIFY_ME', requestedLanguage: 'en' },
  })
  await expect(ask(shopper)).toBeFocused()
})

test('[18.2] a request whose answer is lost is found to be taken', async ({ shopper, page }) => {
  await signedInAtProduct(shopper)
  await breakNextCall(page, '**/api/notify-me', loseAnswer)
  await ask(shopper).click()
  await expect(dialog(shopper, 'notify-me', 'acceptedTitle')).toBeVisible()
})

test(
  '[18.2] a request that fails is said as a notice, and goes through on the next tap',
  inFull(),
  async ({ shopper, page }) => {
    await signedInAtProduct(shopper)
    const mend = await breakServer(page, '**/api/notify-me')
    await ask(shopper).click()
    await expect(shopper.notice('notify-me', 'somethingWentWrongTryAgain')).toBeVisible()
    mend()
    await ask(shopper).click()
    await expect(dialog(shopper, 'notify-me', 'acceptedTitle')).toBeVisible()
  },
)

test(
  '[18.2] a pack that is back while its page is open is said to be, and can be bought there',
  inFull(),
  async ({ shopper, page }) => {
    await signedInAtProduct(shopper)
    const bringBack = await seemSoldOut(page)
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    await shopper.availableCards().first().getByRole('heading').getByRole('link').click()
    await expect(ask(shopper)).toBeVisible()
    bringBack()
    await ask(shopper).click()
    await expect(shopper.notice('notify-me', 'back')).toBeVisible()
    await expect(ask(shopper)).toHaveCount(0)
    await shopper.addButton(page.getByRole('main')).first().click()
    await expect(shopper.cartLink()).toContainText('1')
  },
)
