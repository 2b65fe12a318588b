import { inFull } from '../../../tooling/test-matrix.ts'
import type { Locator } from '@playwright/test'
import { breakCalls, rendered } from './models/faults.ts'
import { scriptsOf, untilLoaded } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

test('[24.1] offline, a tap on the cart opens it at once, and what that means is in view far down the page', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open('/collections/seeds')
  await shopper.waitForHydration()
  await untilLoaded(page, 'cart-drawer')
  await context.setOffline(true)
  await page.evaluate(() => scrollTo(0, 2000))
  const notice = page.getByText(shopper.says('offline', 'youAreOffline'))
  await expect(notice).toBeInViewport({ ratio: 1 })
  await shopper.cartLink().tap()
  await expect(page.getByRole('dialog', { name: shopper.says('cart-drawer', 'title') })).toBeVisible()
})

test('[24.1] a cart whose code does not come offline opens with the next tap, not by itself', async ({
  shopper,
  page,
}) => {
  // The network itself stays: Chromium does not ask again for what the cart shares with others and was refused offline.
  const setOnline = (isOnline: boolean) =>
    page.evaluate((onLine) => {
      Object.defineProperty(navigator, 'onLine', { get: () => onLine, configurable: true })
      dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    }, isOnline)
  const letThrough = await breakCalls(page, scriptsOf('cart-drawer'), (route) => route.abort('internetdisconnected'))
  const refusal = () => page.waitForEvent('requestfailed', (request) => scriptsOf('cart-drawer').test(request.url()))
  const prefetch = refusal()
  await shopper.open('/collections/seeds')
  await shopper.waitForHydration()
  await prefetch
  await setOnline(false)
  await Promise.all([refusal(), shopper.cartLink().tap()])
  // Before the connection is back: the page of the cart would come instead.
  await expect(page.getByRole('alert').filter({ hasText: shopper.says('offline', 'notLoaded') })).toBeVisible()
  letThrough()
  await setOnline(true)
  await expect(page.getByText(shopper.says('offline', 'youAreOffline'))).toBeHidden()
  await rendered(shopper)
  const drawer = page.getByRole('dialog', { name: shopper.says('cart-drawer', 'title') })
  await expect(drawer).toHaveCount(0)
  await shopper.cartLink().tap()
  await expect(drawer).toBeVisible()
})

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'ta'), () => {
    test.use({ language })

    test('a link that is followed offline ends in words, the page stays, and the next tap leads on', async ({
      shopper,
      page,
      context,
    }) => {
      const words = page.getByRole('alert').filter({ hasText: shopper.says('offline', 'notLoaded') })
      const links = page.getByRole('main').locator('a[href*="/products/"]')
      const heading = page.getByRole('heading', { level: 1 })
      await shopper.open('/collections/seeds')
      await shopper.waitForStart()
      await page.waitForLoadState('networkidle')
      const [address, title] = [page.url(), await heading.innerText()]

      async function expectStay(tapped: Locator): Promise<void> {
        await context.setOffline(true)
        await tapped.tap()
        await expect(words).toBeInViewport({ ratio: 1 })
        await expect(page).toHaveURL(address)
        await expect(heading).toHaveText(title)
        await expect(page.locator('.shop-progress')).toHaveCount(0)
      }
      // The code of the next page is not here yet.
      await expectStay(links.nth(5))
      await context.setOffline(false)
      await expect(words).toHaveCount(0)
      await links.nth(5).tap()
      await expect(page).toHaveURL(/\/products\//)
      await expect(heading).not.toHaveText(title)
      await page.goBack()
      await expect(heading).toHaveText(title)
      // Now it is, and what the page shows is not.
      await expectStay(links.nth(9))
      // The server answers this one.
      await expectStay(shopper.link('navigation-bar', 'account', page.getByRole('banner')))
    })
  })
}

test('[24.1] [09.8] offline, a step from the cart or the menu leaves it open, says what to do, and leads on at the next tap', async ({
  shopper,
  page,
  context,
}) => {
  const overlay = page.getByRole('dialog')
  await shopper.fillCart()
  await shopper.waitForHydration()
  const address = page.url()
  // All code of the drawer is there before the network goes: Chromium remembers what it was refused.
  await shopper.openCart()
  await page.goBack()
  await expect(overlay).toHaveCount(0)

  async function expectStay(step: Locator): Promise<void> {
    await expect(step).toBeEnabled()
    await context.setOffline(true)
    await step.tap()
    await expect(overlay.getByText(shopper.says('offline', 'notLoaded'))).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(address)
    await expect(step).toBeVisible()
  }
  await shopper.button('navigation-bar', 'openMenu').tap()
  await expectStay(overlay.getByRole('link').first())
  // Back closes it still.
  await page.goBack()
  await expect(overlay).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await context.setOffline(false)
  await shopper.openCart()
  await expectStay(shopper.proceedButton())
  await context.setOffline(false)
  await shopper.proceedButton().tap()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(overlay).toHaveCount(0)
})

test('what could not be read for lack of a network comes by itself once the network is back', async ({
  shopper,
  page,
  context,
}) => {
  const failed = page.getByRole('main').getByText(shopper.says('compare', 'failed'))
  const letThrough = await breakCalls(page, '**/api/products/**', (route) => route.abort('internetdisconnected'))
  await shopper.open('/')
  await page.evaluate(() => localStorage.setItem('comparedProducts', '["somalata-suvarna-486-okra-hybrid-seeds"]'))
  await shopper.open('/compare')
  await shopper.waitForHydration()
  await expect(failed).toBeVisible()
  await context.setOffline(true)
  letThrough()
  await context.setOffline(false)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(failed).toHaveCount(0)
})

test(
  'a page for members that could not ask who is signed in asks again once the network is back',
  inFull(),
  async ({ shopper, page, context }) => {
    const letThrough = await breakCalls(page, '**/api/session', (route) => route.abort('internetdisconnected'))
    await shopper.open('/loyalty')
    await shopper.waitForHydration()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await context.setOffline(true)
    letThrough()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/auth\/signin/)
  },
)

test('[30.12] [32.6] offline, a code that was asked for is said not to be sent, and comes at the next tap', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open('/auth/signin')
  await shopper.waitForHydration()
  const view = new SignInView(shopper)
  await view.number.fill(aMobileNumber())
  await context.setOffline(true)
  await shopper.button('sign-in', 'send').tap()
  await expect(page.getByRole('alert').getByText(shopper.says('sign-in', 'notSent'))).toBeInViewport()
  await context.setOffline(false)
  await shopper.button('sign-in', 'send').tap()
  await expect(view.code).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[14.4] a picture that fails is covered by the stand-in', async ({ shopper, page }) => {
    await page.route(/\/img\//, (route) => route.abort())
    const standIn = page.waitForRequest(/\/images\/noImage\.png/)
    await shopper.open('/collections/seeds')
    await standIn
  })
})
