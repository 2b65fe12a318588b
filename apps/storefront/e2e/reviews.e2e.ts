import type { Session } from '@krishi/storefront-core/session'
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { guardBack } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { scrollToReviews } from './models/reviews-in-view.ts'
import { desktop } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'
import { breakServer } from './models/weak-network.ts'

/** A product of the catalogue with 24 reviews, one with 14 and one without any. */
const okra = '/products/somalata-suvarna-486-okra-hybrid-seeds'
const none = '/products/arundhan-nidhi-709-brinjal-improved-seeds'

const cards = (shopper: Shopper) =>
  shopper.page.getByRole('list', { name: shopper.says('review-list', 'list') }).getByRole('article')

/** Opens a product and scrolls to its reviews. */
async function openReviews(shopper: Shopper, path = okra): Promise<void> {
  await shopper.open(path)
  await shopper.waitForHydration()
  await scrollToReviews(shopper)
}

/** How far below the title of the reviews each of these begins. */
async function placesOf(shopper: Shopper, parts: readonly Locator[]): Promise<readonly number[]> {
  const title = shopper.page.getByRole('heading', { name: shopper.says('reviews', 'title') })
  const elements = await Promise.all(parts.map((part) => part.elementHandle()))
  // All at once: the page may be moving.
  return title.evaluate((start, others) => {
    const top = start.getBoundingClientRect().top
    return others.map((other) => Math.round((other?.getBoundingClientRect().top ?? 0) - top))
  }, elements)
}

/** Makes the session's answer say that the shopper is signed in; to the server this is still a guest. */
async function seemSignedIn(page: Page): Promise<void> {
  await page.route('**/api/reviews/own?**', (route) => route.fulfill({ json: { review: null } }))
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as Session
    const user = { ...session.user, isGuestUser: false, userId: 'user-1', firstName: 'Savitri' }
    await route.fulfill({ response: answer, json: { ...session, user } })
  })
}

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'ta'), () => {
    test.use({ language })

    test('[19.1] [19.3] a product shows its rating and ten reviews, and leads to all of them', async ({
      shopper,
      page,
    }) => {
      await openReviews(shopper)
      await expect(cards(shopper)).toHaveCount(10)
      const shares = page.getByRole('list', { name: shopper.says('rating-summary', 'list') }).getByRole('listitem')
      await expect(shares).toHaveCount(5)
      await expect(page.getByText(shopper.says('rating-summary', 'ratings', { count: 24 }))).toBeVisible()
      await shopper.link('review-list', 'readMore').click()
      await expect(page).toHaveURL(/\/products\/[^/]+\/reviews$/)
      await expect(shopper.heading('reviews', 'pageTitle')).toBeVisible()
    })
  })
}

for (const { language, late } of [
  { language: 'te', late: 'summary' },
  { language: 'ta', late: 'list' },
] as const) {
  test.describe(`in ${language}`, inFull(late === 'summary'), () => {
    test.use({ language })

    test(`[19.1] [19.3] what stands there does not move when the ${late} comes last`, async ({ shopper, page }) => {
      const { letThrough } = await guardBack(
        page,
        late === 'summary' ? '**/api/reviews/summary?**' : '**/api/reviews?**',
      )
      await openReviews(shopper)
      const shares = page.getByRole('list', { name: shopper.says('rating-summary', 'list') })
      const early = late === 'summary' ? cards(shopper).first() : shares.getByText(/%$/).first()
      const last = late === 'summary' ? shares.getByText(/%$/).first() : cards(shopper).first()
      const standing = [early, shopper.link('reviews', 'write'), shares]
      await expect(early).toBeVisible()
      await expect(last).toBeHidden()
      const before = await placesOf(shopper, standing)
      letThrough()
      await expect(last).toBeVisible()
      expect(await placesOf(shopper, standing)).toEqual(before)
    })
  })
}

test(
  '[19.2] the page of all reviews reads on while it is scrolled, until there is no more',
  inFull(),
  async ({ shopper, page }) => {
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/reviews') asked.push(url.searchParams.get('pageNum'))
    })
    await shopper.open(`${okra}/reviews`)
    await expect(cards(shopper)).toHaveCount(10)
    await shopper.waitForHydration()
    const end = page.getByText(shopper.says('review-list', 'end'))
    await expect(async () => {
      await cards(shopper).last().scrollIntoViewIfNeeded()
      await expect(end).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(cards(shopper)).toHaveCount(24)
    await page.mouse.wheel(0, 2000)
    expect(asked).toEqual(['2', '3', '4'])
  },
)

test('[19.2] a product without reviews says so and how a first one helps', inFull(), async ({ shopper, page }) => {
  await shopper.open(`${none}/reviews`)
  await expect(page.getByText(shopper.says('review-list', 'empty'))).toBeVisible()
  await expect(page.getByText(shopper.says('review-list', 'emptyText'))).toBeVisible()
  await expect(shopper.link('reviews', 'write')).toBeVisible()
})

test(
  '[19.6] a guest who wants to write signs in first, and the way leads back to this page',
  inFull(),
  async ({ shopper, page }) => {
    await openReviews(shopper)
    await shopper.link('reviews', 'write').click()
    await expect(page).toHaveURL(`/auth/signin?callBackUrl=${okra}`)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[19.1] [19.2] [19.6] all reviews can be read page by page, and writing leads to signing in', async ({
    shopper,
    page,
  }) => {
    await shopper.open(okra)
    await page.getByRole('link', { name: shopper.says('reviews', 'all', { count: 24 }) }).click()
    await expect(cards(shopper)).toHaveCount(10)
    await shopper.link('review-list', 'loadMore').click()
    await expect(page).toHaveURL(`${okra}/reviews?pageNo=2`)
    await expect(cards(shopper)).toHaveCount(10)
    await expect(shopper.link('reviews', 'write')).toHaveAttribute('href', /^\/auth\/signin\?callBackUrl=/)
  })
})

test('[19.2] reviews that do not come say so, and come with another try', inFull(), async ({ shopper, page }) => {
  const mend = await breakServer(page, '**/api/reviews?**')
  await openReviews(shopper)
  const alert = page.getByRole('alert').filter({ has: page.getByText(shopper.says('review-list', 'failed')) })
  await expect(alert).toBeVisible({ timeout: 30_000 })
  mend()
  await shopper.button('error-notice', 'retry', alert).click()
  await expect(cards(shopper)).toHaveCount(10)
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test(
    '[19.2] the keyboard reads on from the way to more, and is left at the end',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.open(`${okra}/reviews`)
      await shopper.waitForHydration()
      await shopper.link('review-list', 'loadMore').focus()
      const end = page.getByText(shopper.says('review-list', 'end'))
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(end).toBeFocused({ timeout: 500 })
      }).toPass()
      await expect(cards(shopper)).toHaveCount(24)
      await expect(page).toHaveURL(`${okra}/reviews`)
    },
  )

  test(
    '[21.1] [21.2] [21.3] shares by copy: what is copied leads back to the product',
    inFull(),
    async ({ shopper, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
      await shopper.open(okra)
      await shopper.waitForHydration()
      const share = shopper.button('share-menu', 'shareProduct')
      await share.focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      await expect(shopper.notice('share-menu', 'unsupported')).toHaveCount(0)
      const app = shopper.link('share-menu', 'messagingApp', menu)
      await expect(app).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.+%2Fs%2F/)
      await shopper.button('share-menu', 'copy', menu).click()
      await expect(shopper.notice('share-menu', 'copied')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await expect(share).toBeFocused()
      await page.goto(copied)
      await expect(page).toHaveURL(`${okra}?utm_source=share&utm_medium=link`)
    },
  )
})

test(
  '[21.2] the share sheet of the phone gets the short link, and the page says to choose an app',
  inFull(),
  async ({ shopper, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: (shared: ShareData) => {
          document.documentElement.dataset['shared'] = shared.url
          return Promise.resolve()
        },
      })
    })
    await shopper.open(okra)
    await shopper.waitForHydration()
    await shopper.button('share-menu', 'shareProduct').click()
    await expect(shopper.notice('share-menu', 'chooseApp')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/s\/[\w-]{11}$/)
  },
)

test('[21.1] when there is no short link nothing happens', inFull(), async ({ shopper, page }) => {
  await breakServer(page, '**/api/short-links')
  await shopper.open(okra)
  await shopper.waitForHydration()
  const answered = page.waitForResponse('**/api/short-links')
  await shopper.button('share-menu', 'shareProduct').click()
  await answered
  await expect(shopper.button('share-menu', 'shareProduct')).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shopper.notice('share-menu', 'unsupported')).toHaveCount(0)
})

test(
  '[19.4] a written review stays when the server refuses it, and is thanked for when it is taken',
  inFull(),
  async ({ shopper, page }) => {
    await seemSignedIn(page)
    await openReviews(shopper)
    await shopper.link('reviews', 'write').click()
    const form = page.getByRole('dialog', { name: shopper.says('review-form', 'title') })
    await expect(form.getByRole('radio', { checked: true })).toHaveValue('5')
    const message = form.getByRole('textbox', { name: shopper.says('review-form', 'message') })
    await shopper.button('review-form', 'submit', form).click()
    await expect(message).toBeFocused()
    await expect(form.getByText(shopper.says('review-form', 'messageRequired'))).toBeVisible()
    await message.fill('Came up well.')
    await shopper.button('review-form', 'submit', form).click()
    await expect(form.getByRole('alert')).toHaveText(shopper.says('review-form', 'failedSignedOut'))
    await expect(message).toHaveValue('Came up well.')
    await page.route('**/api/reviews', (route) => route.fulfill({ json: { result: 'Success' } }))
    await shopper.button('review-form', 'submit', form).click()
    await expect(form.getByText(shopper.says('review-form', 'sent'))).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(shopper.link('reviews', 'write')).toBeFocused()
  },
)
