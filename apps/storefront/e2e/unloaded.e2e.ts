import type { BrowserContext, Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls, rendered } from './models/faults.ts'
import { scriptsOf, untilLoaded } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'
import { tappedOverlays } from './models/overlays-at-a-tap.ts'
import type { TappedOverlay } from './models/overlays-at-a-tap.ts'
import { anAddress } from './models/shopper.ts'
import type { Shopper } from './models/shopper.ts'

const [filters, , purpose] = tappedOverlays
const filesOf = ({ code }: TappedOverlay) => scriptsOf(code)

/** What is said when something that was tapped could not be loaded. */
const said = (shopper: Shopper) =>
  shopper.page.getByRole('alert').filter({ hasText: shopper.says('offline', 'notLoaded') })

async function expectSaid(shopper: Shopper): Promise<void> {
  await expect(said(shopper)).toBeInViewport({ ratio: 1 })
  await expect(shopper.page.getByRole('main')).not.toHaveAttribute('aria-busy')
}

/** Has the network back: what a page has waited for is asked for again. */
async function comeBack(shopper: Shopper, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
  await settle(shopper)
}

/** Waits until the network has answered twice: what was asked for before has had its answer too. */
async function settle(shopper: Shopper): Promise<void> {
  for (let answer = 0; answer < 2; answer += 1) {
    await shopper.page.evaluate(async () => void (await fetch(location.href)).text())
    await rendered(shopper)
  }
}

/** Refuses files of the shop, as a network does that is gone, until the returned function is called. */
function refuse(page: Page, files: RegExp): Promise<() => void> {
  return breakCalls(page, files, (route) => route.abort('internetdisconnected'))
}

for (const overlay of tappedOverlays) {
  test.describe(overlay.name, inFull(overlay !== filters), () => {
    test('says why it does not open, and opens with the next tap, not by itself', async ({
      shopper,
      page,
      context,
    }) => {
      await overlay.open(shopper)
      await expect(overlay.opener(shopper)).toBeVisible()
      const letThrough = await refuse(page, filesOf(overlay))
      await page.reload()
      await shopper.waitForHydration()
      await overlay.opener(shopper).tap()
      await expectSaid(shopper)
      letThrough()
      await comeBack(shopper, context)
      await expect(overlay.shown(shopper)).toBeHidden()
      await overlay.opener(shopper).tap()
      await expect(overlay.shown(shopper)).toBeVisible()
      await expect(said(shopper)).toHaveCount(0)
    })

    test('is there before it is tapped, so that it opens offline', inFull(), async ({ shopper, page, context }) => {
      await overlay.open(shopper)
      await expect(overlay.opener(shopper)).toBeVisible()
      await page.reload()
      await shopper.waitForHydration()
      await untilLoaded(page, overlay.code)
      if (!overlay.asksFirst) await context.setOffline(true)
      else await refuse(page, filesOf(overlay))
      await overlay.opener(shopper).tap()
      await expect(overlay.shown(shopper)).toBeVisible()
    })
  })
}

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'ta'), () => {
    test.use({ language })

    test('[05.2] a tap on what is not hydrated says offline why nothing opens, and nothing does later', async ({
      shopper,
      page,
      context,
    }) => {
      await shopper.open('/collections/seeds')
      await shopper.waitForStart()
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await filters?.opener(shopper).tap()
      await expectSaid(shopper)
      await context.setOffline(false)
      await settle(shopper)
      await shopper.waitForHydration()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toHaveCount(0)
      await filters?.opener(shopper).tap()
      await expect(sheet).toBeVisible()
    })
  })
}

test('a tap on a page whose scripts do not come is answered in words, each time', async ({ shopper, page }) => {
  await refuse(page, /\/assets\/entry-client-[^/]+\.js/)
  await purpose?.open(shopper)
  for (let tap = 0; tap < 2; tap += 1) {
    await purpose?.opener(shopper).tap()
    await expectSaid(shopper)
  }
})

for (const [what, files, times] of [
  ['what it imports', /\/assets\/(?!payment-mode-page)[^/]+\.js/, Infinity],
  ['its own file', /\/assets\/payment-mode-page-[^/]+\.js/, 1],
  ['its own file', /\/assets\/payment-mode-page-[^/]+\.js/, 4],
] as const) {
  test(
    `[30.1] the payment page is there although ${what} was refused ${times === Infinity ? 'at the first tap' : `${times} times`}`,
    inFull(what === 'its own file'),
    async ({ shopper, page }) => {
      await shopper.fillCart()
      await shopper.open('/checkout/address?source=checkout')
      await shopper.waitForStart()
      await shopper.fillAddress()
      let left: number = times
      await page.route(files, (route) => (left-- > 0 ? route.abort('connectionreset') : route.fallback()))
      await shopper.button('address-form', 'submit').tap()
      await expectSaid(shopper)
      if (left === Infinity) left = 0
      // The first tap is answered by words, the next one by the server; its page may lack its code too, until it is loaded again.
      await shopper.button('address-form', 'submit').tap()
      await expect(shopper.heading('checkout', 'paymentTitle')).toBeVisible()
      await expect(async () => {
        if (left >= 0) await page.reload()
        expect(left).toBeLessThan(0)
      }).toPass()
      await shopper.waitForStart()
      await expect(page.getByText(anAddress.fullName)).toBeVisible()
      await shopper.chooseCod()
    },
  )
}

test('a form that only the client can send says that it was not sent', inFull(), async ({ shopper, page }) => {
  await refuse(page, /\/assets\/entry-client-[^/]+\.js/)
  await shopper.open('/auth/signin')
  const send = shopper.button('sign-in', 'send')
  for (let tap = 0; tap < 2; tap += 1) {
    await send.tap()
    await expectSaid(shopper)
    await expect(send).not.toHaveAttribute('aria-busy')
  }
})

test('a tap whose code takes too long is over, and says so', async ({ shopper, page }) => {
  await page.clock.install()
  await page.route(/\/assets\/purpose-modal-/, () => new Promise(() => undefined))
  await purpose?.open(shopper)
  await shopper.waitForHydration()
  await purpose?.opener(shopper).tap()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(async () => {
    await page.clock.fastForward(16_000)
    expect(await said(shopper).isVisible()).toBe(true)
  }).toPass({ intervals: [200] })
})
