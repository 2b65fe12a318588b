import { localizePath } from '@krishi/storefront-core/locale'
import type { Locator, Request } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { loseAnswer } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'
import type { Shopper } from './models/shopper.ts'

const calls = '**/api/wishlist**'

/** The heart of a product, by its name. */
function heart(shopper: Shopper, product: string): Locator {
  return shopper.page
    .getByRole('main')
    .getByRole('button', { name: shopper.says('wishlist-button', 'wishlistProduct', { product }) })
    .first()
}

/** Opens the listing of seeds and touches it; returns the name of the card at an index. */
async function openSeeds(shopper: Shopper, index = 0): Promise<string> {
  await shopper.open('/collections/seeds')
  await shopper.waitForHydration()
  return shopper.availableCards().nth(index).getByRole('heading').innerText()
}

async function signIn(shopper: Shopper, number = aMobileNumber()): Promise<string> {
  await shopper.open(`/auth/signin?callBackUrl=${encodeURIComponent(localizePath('/wishlist', shopper.locale))}`)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(number)
  await expect(shopper.page.getByText(shopper.says('wishlist', 'emptyTitle'))).toBeVisible()
  return number
}

const said = (shopper: Shopper, key: string) => shopper.notice('wishlist-button', key)
const cards = (shopper: Shopper) => shopper.page.getByRole('main').getByRole('article')

for (const [language, screen] of [
  ['en', {}],
  ['te', desktop],
] as const) {
  test.describe(`in ${language}`, inFull(language !== 'en'), () => {
    test.use({ ...screen, language })

    test('[20.1] [20.7] puts two products aside, finds them on the page, and takes one off with a way back', async ({
      shopper,
      page,
    }) => {
      await signIn(shopper)
      const second = await openSeeds(shopper, 1)
      await heart(shopper, second).click()
      await expect(heart(shopper, second)).toHaveAttribute('aria-pressed', 'true')
      await expect(said(shopper, 'added')).toBeVisible()

      const heading = page.getByRole('heading', { level: 1 })
      const listing = await heading.innerText()
      await shopper.availableCards().first().getByRole('heading').getByRole('link').click()
      await expect(heading).not.toHaveText(listing)
      const first = await heading.innerText()
      const kept = page.waitForResponse(
        (answer) => /\/api\/wishlist/.test(answer.url()) && answer.request().method() === 'POST',
      )
      await heart(shopper, first).click()
      await expect(heart(shopper, first)).toHaveAttribute('aria-pressed', 'true')
      await kept

      await shopper.open('/wishlist')
      await expect(cards(shopper)).toHaveCount(2)
      await shopper.button('wishlist', 'removeProduct').first().click()
      const undo = shopper.button('wishlist-button', 'undo')
      // The notice with the way back stays while it has the focus.
      await undo.focus()
      await expect(cards(shopper)).toHaveCount(1)
      await undo.click()
      await expect(cards(shopper)).toHaveCount(2)
    })
  })
}

test(
  '[20.3] [03.5] a guest’s heart leads to signing in and back, and then the product is put aside',
  inFull(),
  async ({ shopper, page }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/wishlist') && asked.push(request.method())))
    const product = await openSeeds(shopper)
    await heart(shopper, product).click()
    await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=\/collections\/seeds/)
    expect(asked).toEqual([])
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(page).toHaveURL(/\/collections\/seeds$/)
    await expect(heart(shopper, product)).toHaveAttribute('aria-pressed', 'true')
    await shopper.open('/wishlist')
    await expect(cards(shopper)).toHaveCount(1)
  },
)

test('[20.3] [03.5] a guest sees what the page is for, and how to get there', inFull(), async ({ shopper, page }) => {
  await shopper.open('/wishlist')
  await expect(page.getByRole('heading', { name: shopper.says('wishlist', 'guestTitle') })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await shopper.link('wishlist', 'signIn').click()
  await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=\/wishlist/)
})

test('[20.1] a heart that the server refuses is empty again, and says so', inFull(), async ({ shopper, page }) => {
  await signIn(shopper)
  const product = await openSeeds(shopper)
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 'network/server', message: '' } }))
  await heart(shopper, product).click()
  await expect(said(shopper, 'unableToAdd')).toBeVisible()
  await expect(heart(shopper, product)).toHaveAttribute('aria-pressed', 'false')
})

test(
  '[20.1] a heart whose answer is lost shows and says what the server has done',
  inFull(),
  async ({ shopper, page }) => {
    await signIn(shopper)
    const product = await openSeeds(shopper)
    let areReadsLost = false
    await page.route(calls, (route) =>
      areReadsLost || route.request().method() !== 'GET' ? loseAnswer(route) : route.continue(),
    )
    await heart(shopper, product).tap()
    await expect(said(shopper, 'added')).toBeVisible()
    await expect(heart(shopper, product)).toHaveAttribute('aria-pressed', 'true')
    areReadsLost = true
    await heart(shopper, product).tap()
    await expect(said(shopper, 'noAnswer')).toBeVisible()
  },
)

test('[20.1] [20.2] a heart arrives though its page is left at once', inFull(), async ({ shopper, page, context }) => {
  await signIn(shopper)
  const product = await openSeeds(shopper)
  await page.waitForLoadState('networkidle')
  const network = await context.newCDPSession(page)
  const slowDown = (latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await network.send('Network.enable')
  // The call has not left the device before the page goes.
  await slowDown(3000)
  await heart(shopper, product).tap()
  await expect(heart(shopper, product)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('about:blank')
  await slowDown(0)
  await shopper.open('/wishlist')
  await expect(cards(shopper)).toHaveCount(1)
})

test(
  '[20.2] [20.7] what was put aside is kept on the device, and listed without a connection',
  inFull(),
  async ({ shopper, page }) => {
    await signIn(shopper)
    const product = await openSeeds(shopper)
    await heart(shopper, product).click()
    await expect(said(shopper, 'added')).toBeVisible()
    const kept = JSON.parse((await shopper.stored('wishlist')) ?? '{}') as { items?: readonly { productId: string }[] }
    expect(kept.items).toHaveLength(1)
    await page.route(calls, (route) => route.abort('internetdisconnected'))
    await shopper.open('/wishlist')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(cards(shopper)).toHaveCount(1)
  },
)

test(
  '[20.5] what is bought from the wishlist goes to the cart and leaves the list',
  inFull(),
  async ({ shopper, page }) => {
    await signIn(shopper)
    await heart(shopper, await openSeeds(shopper)).click()
    await expect(said(shopper, 'added')).toBeVisible()
    await shopper.open('/wishlist')
    await shopper.button('buy-now', 'buyNowProduct').click()
    await expect(page.getByText(shopper.says('wishlist-button', 'movedToCart')).first()).toBeVisible()
    const drawer = page.getByRole('dialog', { name: shopper.says('cart-drawer', 'title') })
    await expect(shopper.cartLines(drawer)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByText(shopper.says('wishlist', 'emptyTitle'))).toBeVisible()
    await expect(shopper.heading('wishlist', 'title')).toBeFocused()
  },
)

test('[03.8] signing out leaves nothing of it on the device', inFull(), async ({ shopper, page }) => {
  await signIn(shopper)
  await heart(shopper, await openSeeds(shopper)).click()
  await expect(said(shopper, 'added')).toBeVisible()
  await shopper.open('/address')
  await shopper.button('account', 'signOut').click()
  await expect(page.getByRole('heading', { name: shopper.says('account', 'signedOutTitle') })).toBeVisible()
  expect(await shopper.stored('wishlist')).toBeNull()
  const product = await openSeeds(shopper)
  await expect(heart(shopper, product)).toHaveAttribute('aria-pressed', 'false')
})

test(
  '[20.6] taps in quick succession end as the last one says, with one call at a time',
  inFull(),
  async ({ shopper, page }) => {
    await signIn(shopper)
    const product = await openSeeds(shopper)
    const inFlight = new Set<Request>()
    let most = 0
    page.on('request', (request) => {
      if (!request.url().includes('/api/wishlist')) return
      inFlight.add(request)
      most = Math.max(most, inFlight.size)
    })
    page.on('requestfinished', (request) => inFlight.delete(request))
    for (let tap = 0; tap < 3; tap += 1) await heart(shopper, product).click()
    await expect(said(shopper, 'added')).toBeVisible()
    await expect(heart(shopper, product)).toHaveAttribute('aria-pressed', 'true')
    expect(most).toBe(1)
    await shopper.open('/wishlist')
    await expect(cards(shopper)).toHaveCount(1)
  },
)
