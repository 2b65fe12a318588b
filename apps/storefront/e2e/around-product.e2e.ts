import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'
import { breakServer } from './models/weak-network.ts'

/** A bottle for which the shop has a cheaper one with the same content. */
const handle = 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'
const product = `/products/${handle}`

const substitute = (shopper: Shopper) =>
  shopper.page.getByRole('region', { name: shopper.says('substitute-card', 'title') })
const similar = (shopper: Shopper) => shopper.page.getByRole('region', { name: shopper.says('similar', 'title') })
const viewed = (shopper: Shopper) =>
  shopper.page.getByRole('region', { name: shopper.says('recently-viewed', 'title') })
const namesIn = (region: ReturnType<typeof viewed>) =>
  region
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))

/** Opens a product as somebody who begins to use its page. */
async function use(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path)
  await shopper.waitForHydration()
  await shopper.page.keyboard.press('Shift')
}

/** Addresses of the first products of a collection. */
async function productsOf(page: Page, count: number): Promise<string[]> {
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return hrefs.slice(0, count)
}

for (const language of ['en', 'hi'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'hi'), () => {
    test.use({ language })

    test(
      '[17.1] [17.2] [17.3] [05.3] a cheaper substitute is recommended, and its page says what for',
      inFull(),
      async ({ shopper, page }) => {
        await use(shopper, product)
        const card = substitute(shopper)
        await expect(card.getByText(shopper.says('substitute-card', 'cheaper'))).toBeVisible()
        await expect(card.getByRole('img', { name: shopper.says('rating-stars', 'rated') })).toBeVisible()
        await shopper.button('label-ticker', 'pause', card).click()
        await expect(shopper.button('label-ticker', 'start', card)).toBeVisible()
        await shopper.link('substitute-card', 'viewOf', card).click()
        await expect(page).toHaveURL(new RegExp(`\\?rsf=${handle}&variant=[\\da-f-]{36}$`))
        const notice = shopper.says('substitute-card', 'noticeTitle').source.slice(1, -1)
        await page
          .getByText(new RegExp(`^${notice}`))
          .getByRole('link')
          .click()
        await expect(page).toHaveURL(new RegExp(`${product}$`))
      },
    )

    test(
      '[17.4] similar products come when they are nearly in view, and all of them have a page',
      inFull(),
      async ({ shopper, page }) => {
        await use(shopper, product)
        await expect(similar(shopper).getByRole('article')).toHaveCount(0)
        await similar(shopper).scrollIntoViewIfNeeded()
        await expect(similar(shopper).getByRole('article')).toHaveCount(10)
        const first = await namesIn(similar(shopper))
        await shopper.link('product-strip', 'allOf', similar(shopper)).click()
        await expect(shopper.heading('similar', 'pageTitle')).toBeVisible()
        await expect(page).toHaveURL(/\/similar-products\?id=[\da-f-]{36}$/)
        const cards = page.getByRole('main').getByRole('article')
        await expect(cards.first()).toBeVisible()
        expect((await namesIn(page.getByRole('main'))).slice(0, 10)).toEqual(first)
        await cards.last().scrollIntoViewIfNeeded()
        await expect.poll(() => cards.count()).toBeGreaterThan(10)
        const all = await namesIn(page.getByRole('main'))
        expect(new Set(all).size).toBe(all.length)
        expect(all).not.toContain(handle)
      },
    )
  })
}

test('[17.1] a substitute can be put into the cart where it stands', inFull(), async ({ shopper }) => {
  await shopper.open(product)
  await shopper.waitForHydration()
  // Its code comes with this very tap.
  await shopper.addButton(substitute(shopper)).click()
  await expect(shopper.stepper(substitute(shopper))).toBeVisible()
  await expect(shopper.cartLink()).toContainText('1')
})

test(
  '[17.4] a strip that does not come says so, and comes when it is asked for again',
  inFull(),
  async ({ shopper, page }) => {
    const mend = await breakServer(page, '**/api/similar-products')
    await use(shopper, product)
    await similar(shopper).scrollIntoViewIfNeeded()
    await expect(similar(shopper).getByRole('alert')).toBeVisible({ timeout: 30_000 })
    mend()
    await shopper.button('primitives/error-notice', 'retry', similar(shopper)).click()
    await expect(similar(shopper).getByRole('article')).toHaveCount(10)
  },
)

test('[17.4] a product that is like no other says so and shows a way on', inFull(), async ({ shopper, page }) => {
  await page.route('**/api/similar-products', (route) => route.fulfill({ json: { products: {}, isEndReached: true } }))
  await use(shopper, product)
  await similar(shopper).scrollIntoViewIfNeeded()
  await expect(similar(shopper).getByText(shopper.says('similar', 'empty'))).toBeVisible()
})

test(
  '[17.5] the products looked at are kept on the device: at most ten, last first, without the current one',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/collections/seeds')
    const [current = '', ...others] = await productsOf(page, 12)
    for (const path of others) {
      await shopper.open(path)
      await shopper.waitForHydration()
    }
    await use(shopper, current)
    await viewed(shopper).scrollIntoViewIfNeeded()
    await expect(viewed(shopper).getByRole('article')).toHaveCount(10)
    const lastFirst = others.map((path) => path.split('/').at(-1)).reverse()
    expect(await namesIn(viewed(shopper))).toEqual(lastFirst.slice(0, 10))

    await shopper.button('recently-viewed', 'clear', viewed(shopper)).click()
    await expect(viewed(shopper).getByText(shopper.says('recently-viewed', 'cleared'))).toBeVisible()
    expect(await shopper.stored('recentlyViewed')).toBeNull()
    await shopper.button('recently-viewed', 'undo', viewed(shopper)).click()
    await expect(viewed(shopper).getByRole('article')).toHaveCount(10)
  },
)

test('[17.5] the products looked at are gone when the session has ended', inFull(), async ({ shopper, page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('sessionId') !== null) return
    localStorage.setItem('sessionId', 'a-session-that-has-ended')
    localStorage.setItem('recentlyViewed', '["taraposhan-potassium-nitrate-13-00-45"]')
  })
  await use(shopper, product)
  await page.getByRole('banner').locator('input[type="search"]').click()
  await expect.poll(() => shopper.stored('recentlyViewed')).toBeNull()
  await expect(viewed(shopper)).toHaveCount(0)
})

test('[17.5] a storage that holds anything else does no harm', inFull(), async ({ shopper, page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => localStorage.setItem('recentlyViewed', '{"handles":[null'))
  await use(shopper, product)
  await similar(shopper).scrollIntoViewIfNeeded()
  await expect(similar(shopper).getByRole('article')).toHaveCount(10)
  await expect(viewed(shopper)).toHaveCount(0)
  expect(errors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ ...desktop, javaScriptEnabled: false })

  test('[17.1] [17.4] substitute and similar products are plain pages', async ({ shopper, page }) => {
    await shopper.open(product)
    await expect(substitute(shopper).getByText(shopper.says('substitute-card', 'cheaper'))).toBeVisible()
    await expect(substitute(shopper).getByRole('listitem').last()).toBeVisible()
    await shopper.link('product-strip', 'allOf').click()
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(10)
    const first = await namesIn(main)
    await shopper.link('product-grid', 'loadMore').click()
    await expect(page).toHaveURL(/[?&]pageNo=2$/)
    await expect(main.getByRole('article')).toHaveCount(10)
    const second = await namesIn(main)
    expect(new Set([...first, ...second]).size).toBe(20)
  })
})
