import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { breakServer } from './models/weak-network.ts'

const home = 'home'
const more = 'home-more'

test('[12.8] the home page shows banners, categories and the first strips before any script', async ({
  shopper,
  page,
}) => {
  await shopper.open('/')
  const banners = page.getByRole('region', { name: shopper.says(home, 'banners') })
  await expect(banners.getByRole('link').first()).toHaveAttribute('href', /^\/collections\//)
  // The pictures say nothing that the words beside them do not say: they have no role.
  const pictures = [...(await (await page.request.get('/')).text()).matchAll(/<img[^>]*\/img\/banner-[^>]*>/g)]
  const loading = pictures.map(([picture]) => /loading="(\w+)"/.exec(picture)?.[1])
  expect(loading).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
  // Goods come first, with their prices on the first screen of a phone.
  const offers = page.getByRole('region', { name: shopper.says(home, 'stripOffers') }).getByRole('article')
  await expect(offers.first().getByText(/^₹/).first()).toBeInViewport({ ratio: 1 })
  for (const strip of ['stripOffers', 'stripSeasonal']) {
    const section = page.getByRole('region', { name: shopper.says(home, strip) })
    await expect(section.getByRole('article').first()).toBeAttached()
  }
})

test('[12.7] twelve categories lead to their collections, and the brands to a page with all of them', async ({
  shopper,
  page,
}) => {
  await shopper.open('/')
  await shopper.waitForHydration()
  const categories = page.getByRole('region', { name: shopper.says(home, 'shopByCategory') })
  await expect(categories.getByRole('listitem')).toHaveCount(12)
  const brands = page.getByRole('region', { name: shopper.says(more, 'brands') })
  await brands.scrollIntoViewIfNeeded()
  await expect(brands.getByRole('listitem')).toHaveCount(12)
  await brands.getByRole('link', { name: /^View all/ }).click()
  await expect(page).toHaveURL(/\/brands$/)
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(200)
})

test('[12.7] brands stand under their letters, and a letter leads to its brands', async ({ shopper, page }) => {
  await shopper.open('/brands')
  await shopper.waitForHydration()
  const letters = page.getByRole('navigation', { name: shopper.says('brand', 'letters') })
  await letters.getByRole('link', { name: 'V' }).click()
  await expect(page).toHaveURL(/\/brands#brands-V$/)
  const group = page.getByRole('region', { name: 'V', exact: true })
  await expect(group.getByRole('heading', { name: 'V' })).toBeInViewport()
  const names = await group.getByRole('link').allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !name.startsWith('V'))).toEqual([])
  await group.getByRole('link', { name: 'Vindhyabeej' }).click()
  await expect(page).toHaveURL(/\/brands\/vindhyabeej$/)
})

test(
  '[12.8] further down come the other collections and lists, with 20 products each, on scrolling',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/')
    await shopper.waitForHydration()
    for (const strip of ['bestSelling', 'festival', 'growth', 'sprayers', 'recommended', 'popular']) {
      const section = page.getByRole('region', { name: shopper.says(more, strip) })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('article')).toHaveCount(20)
    }
  },
)

test(
  'a row of the home page that cannot be loaded says so, and a retry loads it',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/')
    const mend = await breakServer(page, '**/api/best-selling**')
    await shopper.waitForHydration()
    const section = page.getByRole('region', { name: shopper.says(more, 'bestSelling') })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByText(shopper.says('product-strip', 'failed'))).toBeVisible()
    mend()
    await shopper.button('primitives/error-notice', 'retry', section).click()
    await expect(section.getByRole('article').first()).toBeVisible()
  },
)

for (const language of ['en', 'te'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'te'), () => {
    test.use({ ...desktop, language })

    test('[12.10] a brand shows its name, its shelves and its products, and is hydrated', async ({ shopper, page }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await shopper.open('/brands/tapas')
      await shopper.waitForHydration()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(25)
      const shelves = page.getByRole('navigation', { name: shopper.says('brand', 'shelves') })
      await expect(shelves.getByRole('link')).toHaveCount(6)
      await shelves.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/collections\/[\w-]+\?brands=tapas$/)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}

test('[12.10] a brand that there is not is not found', async ({ page }) => {
  expect((await page.request.get('/brands/no-such-brand')).status()).toBe(404)
})

test('an article that search finds can be read', async ({ shopper, page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await shopper.open('/kisan-vedika/blogs/search/soil')
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible()
  await shopper.waitForHydration()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ ...desktop, javaScriptEnabled: false })

  test('[12.8] the home page leads to every collection, and keeps no place for what cannot come', async ({
    shopper,
    page,
  }) => {
    await shopper.open('/')
    const section = page.getByRole('region', { name: shopper.says(more, 'sprayers') })
    await expect(section.getByRole('link')).toHaveAttribute('href', '/collections/sprayers')
    expect((await section.boundingBox())?.height).toBeLessThan(100)
  })

  test('[13.7] all brands of a listing can be ticked', async ({ shopper, page }) => {
    await shopper.open('/collections/seeds?sortBy=rating')
    await page.getByRole('link', { name: shopper.says('filter-panel', 'showMore') }).click()
    await expect(page).toHaveURL(/sortBy=rating&allBrands=1#filters$/)
    const last = page.getByRole('group', { name: 'Brands' }).getByRole('checkbox').last()
    const value = await last.getAttribute('value')
    await last.check()
    await shopper.button('filter-panel', 'apply').click()
    await expect(page).toHaveURL(new RegExp(`brands=${value ?? ''}(&|$)`))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})
