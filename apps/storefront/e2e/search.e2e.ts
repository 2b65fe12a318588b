import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { pauseScripts } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'
import { tabTo } from './models/keyboard.ts'
import { breakServer } from './models/weak-network.ts'

/** Finds more products than a page of results holds. */
const term = 'seeds'

const bar = (page: Page) => page.getByRole('banner')
/** The search has one live region and speaking another one. */
const saidInBar = (page: Page, words: RegExp) => bar(page).getByRole('status').filter({ hasText: words })
/** The field of the bar: plain until its code is here. */
const field = (page: Page) => bar(page).locator('input[type="search"]')
const options = (page: Page) => bar(page).getByRole('option')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const results = /\/search\/seeds$/

test('[11.1] [11.4] finds products while typing, and follows one that knows where it was found', async ({
  shopper,
  page,
}) => {
  await shopper.open('/collections/seeds')
  await field(page).click()
  await field(page).pressSequentially(term)
  await expect(options(page)).toHaveCount(6)
  const first = options(page).first()
  await expect(first.locator('img')).toBeVisible()
  await expect(first).toContainText('₹')
  await first.click()
  await expect(page).toHaveURL(/\/products\/[^?]+\?pf=search$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('[11.9] finds, chooses and opens all results by keyboard alone', async ({ shopper, page }) => {
  await shopper.open('/collections/seeds')
  await shopper.waitForHydration()
  await tabTo(page, field(page))
  await page.keyboard.type(term)
  await expect(options(page)).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  await expect(bar(page).getByRole('combobox')).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(results)
  await expect(page.getByRole('heading', { level: 1, name: shopper.says('search', 'title', { term }) })).toBeFocused()
  await expect(field(page)).toHaveValue(term)
})

test(
  '[11.9] the open box has no fault that axe knows, with terms and with products',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/collections/seeds')
    await field(page).click()
    for (const text of ['', term]) {
      await field(page).fill(text)
      await expect(
        options(page)
          .filter({ hasText: text === '' ? /./ : '₹' })
          .first(),
      ).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).include('header').analyze()
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
    }
  },
)

test('[11.1] Enter leads to all results, also of a single letter', inFull(), async ({ shopper, page }) => {
  await shopper.open('/collections/seeds')
  await shopper.waitForHydration()
  await field(page).click()
  await expect(bar(page).getByRole('combobox')).toBeVisible()
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/s$/)
})

test(
  '[11.4] words with the signs of an address are found as they are, and stay when the page is loaded anew',
  inFull(),
  async ({ shopper, page }) => {
    const words = '50% neem/oil?'
    const heading = page.getByRole('heading', { level: 1, name: shopper.says('search', 'title', { term: words }) })
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    await field(page).fill(words)
    await field(page).press('Enter')
    await expect(heading).toBeVisible()
    await page.reload()
    await shopper.waitForHydration()
    await page.mouse.move(10, 10)
    await expect(heading).toBeVisible()
    await expect(field(page)).toHaveValue(words)
    expect(new URL(page.url()).pathname).toBe(`/search/${encodeURIComponent(words)}`)
  },
)

test(
  '[11.5] offers what is searched often and what was searched for on this device, and forgets it',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open(`/search/${term}`)
    await shopper.waitForHydration()
    await field(page).click()
    await field(page).fill('')
    const popular = bar(page).getByRole('group', { name: shopper.says('search-box', 'popularTitle') })
    const first = popular.getByRole('option').first()
    const popularTerm = await first.innerText()
    await first.click()
    await expect(page).toHaveURL(new RegExp(`/search/${encodeURIComponent(popularTerm)}$`))
    // The page has changed: what opens before would close with it.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await field(page).click()
    await field(page).fill('')
    const recent = bar(page).getByRole('group', { name: shopper.says('search-box', 'recentTitle') })
    await expect(recent.getByRole('option')).toHaveText([popularTerm])
    expect(await shopper.stored('recentSearches')).toBe(JSON.stringify([popularTerm]))
    await shopper.button('search-box', 'clearRecent', bar(page)).click()
    await expect(recent).toHaveCount(0)
    expect(await shopper.stored('recentSearches')).toBeNull()
  },
)

test('[11.7] a click beside the box closes it and clears the text', inFull(), async ({ shopper, page }) => {
  await shopper.open('/collections/seeds')
  await field(page).click()
  await field(page).pressSequentially(term)
  await expect(options(page)).toHaveCount(6)
  // The margin of the page, under the panel.
  await page.mouse.click(4, 720)
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('[11.10] results come ten by ten, and Back shows them as they were left', async ({ shopper, page }) => {
  await shopper.open(`/search/${term}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.says('search', 'title', { term }))
  expect(await cards(page).count()).toBeGreaterThanOrEqual(10)
  await shopper.waitForHydration()
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(15)
  const link = cards(page).nth(12).getByRole('heading').getByRole('link')
  await expect(link).toHaveAttribute('href', /\?pf=search$/)
  await link.scrollIntoViewIfNeeded()
  const before = { count: await cards(page).count(), top: (await link.boundingBox())?.y }
  await link.click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await cards(page).count()).toBeGreaterThanOrEqual(before.count)
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before.top ?? 0))).toBeLessThan(40)
})

test(
  '[11.6] words that are nowhere find help: the shelves, and what others search for',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/search/qzxqzxqzx')
    await expect(page.getByText(shopper.says('search-help', 'noProducts'))).toBeVisible()
    const main = page.getByRole('main')
    await expect(
      main.getByRole('region', { name: shopper.says('search-help', 'shelves') }).getByRole('link'),
    ).toHaveCount(6)
    const popular = main.getByRole('region', { name: shopper.says('search-help', 'popular') })
    await expect(popular.getByRole('link').first()).toHaveAttribute('href', /\/search\//)
    await field(page).click()
    await field(page).fill('qzxqzxqzx')
    await expect(saidInBar(page, shopper.says('search-box', 'noProducts'))).toHaveCount(1)
  },
)

test(
  '[11.6] words that no product matches find the nearest, called so, and articles that help',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/search/urea')
    const title = shopper.says('search', 'nearTitle', { term: 'urea' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(title.source.slice(1, -1)))
    await expect(cards(page).first()).toBeVisible()
    const main = page.getByRole('main')
    const articles = main.getByRole('region', { name: shopper.says('search-help', 'articlesTitle', { term: 'urea' }) })
    await expect(articles.getByRole('link').first()).toHaveAttribute('href', /\/kisan-vedika\/blogs\//)
    await expect(
      main.getByRole('region', { name: shopper.says('search-help', 'shelves') }).getByRole('link'),
    ).toHaveCount(6)
    await field(page).tap()
    await field(page).fill('laptop')
    const near = shopper.says('search-box', 'nearProducts', { term: 'laptop' })
    await expect(bar(page).getByRole('listbox', { name: near })).toBeVisible()
    await expect(bar(page).getByText(near).first()).toBeVisible()
  },
)

test('[11.6] a search that fails says so, and another try finds', inFull(), async ({ shopper, page }) => {
  await shopper.open('/collections/seeds')
  const mend = await breakServer(page, '**/api/search?**')
  await field(page).click()
  await field(page).pressSequentially(term)
  await expect(page.getByRole('alert').getByText(shopper.says('search-box', 'failedProducts'))).toBeVisible()
  mend()
  await shopper.button('primitives/error-notice', 'retry', bar(page)).click()
  await expect(options(page)).toHaveCount(6)
  await expect(bar(page).getByRole('combobox')).toBeFocused()
})

test(
  '[11.2] on a slow network the answer to the last words is the one that is shown',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/collections/seeds')
    let answerFirst = () => {}
    const held = new Promise<undefined>((resolve) => (answerFirst = () => resolve(undefined)))
    const asked: string[] = []
    await page.route('**/api/search?**', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? ''
      asked.push(query)
      if (query !== term) await held
      await route.continue().catch(() => undefined)
    })
    await field(page).click()
    await field(page).fill('qzxqzxqzx')
    await expect.poll(() => asked).toEqual(['qzxqzxqzx'])
    await expect(saidInBar(page, shopper.says('search-box', 'loading'))).toHaveCount(1)
    await field(page).fill(term)
    await expect(options(page)).toHaveCount(6)
    answerFirst()
    await expect(bar(page).getByText(shopper.says('search-box', 'noProducts'))).toHaveCount(0)
    await expect(options(page)).toHaveCount(6)
  },
)

test('[11.1] what is typed before the code has come stays, and is searched for', async ({ shopper, page }) => {
  const letThrough = await pauseScripts(page)
  await shopper.open('/collections/seeds')
  await field(page).click()
  await field(page).pressSequentially('sees')
  await page.keyboard.press('ArrowLeft')
  letThrough()
  await expect(bar(page).getByRole('combobox')).toHaveValue('sees')
  await page.keyboard.type('d')
  await expect(field(page)).toHaveValue(term)
  await expect(options(page)).toHaveCount(6)
})

test.describe('in Hindi', () => {
  test.use({ language: 'hi' })

  test('[11.8] articles are searched for on their own pages, and leave the bar alone', async ({ shopper, page }) => {
    await shopper.open('/kisan-vedika/blogs/search/qzxqzxqzx')
    await expect(page.getByText(shopper.says('search-help', 'noArticles'))).toBeVisible()
    const own = page.getByRole('main').locator('input[type="search"]')
    await shopper.waitForHydration()
    await own.click()
    await own.fill('qzxqz')
    await own.press('Enter')
    await expect(page).toHaveURL(/\/hi\/kisan-vedika\/blogs\/search\/qzxqz$/)
    await expect(field(page)).toHaveValue('')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[11.4] [11.10] the form leads to results, to the next ten, and to help', async ({ shopper, page }) => {
    await shopper.open('/')
    await field(page).fill(` ${term} `)
    await field(page).press('Enter')
    await expect(page).toHaveURL(results)
    await expect(field(page)).toHaveValue(term)
    const first = await cards(page).first().getByRole('heading').innerText()
    expect(await cards(page).count()).toBe(10)
    // What is seen first is not the last to come: scripts wait for it.
    await expect(cards(page).first().locator('img')).toHaveAttribute('fetchpriority', 'high')
    await shopper.link('product-grid', 'loadMore').click()
    await expect(page).toHaveURL(/\/search\/seeds\?pageNo=2$/)
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first)
    await shopper.open('/search')
    await expect(shopper.heading('search', 'noTermTitle')).toBeVisible()
  })

  test('results are kept out of search engines', inFull(), async ({ shopper, page }) => {
    for (const address of [`/search/${term}`, '/kisan-vedika/blogs/search/neem']) {
      await shopper.open(address)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  })
})
