import { alternatePaths, localizePath } from '@krishi/storefront-core/locale'
import { inFull } from '../../../tooling/test-matrix.ts'
import { addresses } from './models/addresses.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { readText } from './models/texts.ts'

test.use({ ...desktop, javaScriptEnabled: false })

for (const language of ['en', 'hi'] as const) {
  test(
    `[05.1] every route answers with one heading of the first level, in ${language}`,
    inFull(language !== 'en'),
    async ({ request }) => {
      expect(addresses.length).toBeGreaterThan(30)
      const answers = await Promise.all(
        addresses.map(async (address) => {
          const answer = await request.get(localizePath(address, language))
          const html = await answer.text()
          return { address, status: answer.status(), headings: html.match(/<h1[ >]/g)?.length ?? 0 }
        }),
      )
      expect(answers).toEqual(addresses.map((address) => ({ address, status: 200, headings: 1 })))
    },
  )
}

for (const language of ['en', 'hi', 'te', 'ta', 'kn', 'bn'] as const) {
  const details = inFull(language !== 'ta')
  test(`the title of every route ends with the name of the shop, in ${language}`, details, async ({ request }) => {
    const shop = readText('shell', 'shopName', language)
    for (const address of [...addresses, '/nothing-here', '/products/no-such-product']) {
      const html = await (await request.get(localizePath(address, language))).text()
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
      const [own = '', ...names] = title.split(' | ')
      expect(names, `${address}: ${title}`).toEqual([shop])
      expect(own, address).toMatch(/\p{L}/u)
      expect(own.startsWith(`${shop}:`), address).toBe(false)
    }
  })
}

test('[05.4] /signin leads to the sign-in page and keeps the language and the query', async ({ request }) => {
  const answer = await request.get('/te/signin?callBackUrl=%2Fcart', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('/te/auth/signin?callBackUrl=%2Fcart')
})

for (const address of [
  '/nothing-here',
  '/fr/collections/seeds',
  '/hi/hi',
  '/products/no-such-product',
  '/kisan-vedika/blogs/no-such-article',
]) {
  test(
    `[05.1] ${address} is not found, and offers a way on`,
    inFull(!['/hi/hi', '/products/no-such-product'].includes(address)),
    async ({ page, shopper }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      const language = address.startsWith('/hi') ? 'hi' : 'en'
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const way = page.getByRole('main').getByRole('link')
      await expect(way).toHaveAttribute('href', language === 'hi' ? '/hi' : '/')
      await way.click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(shopper.page.url()).not.toContain('nothing')
    },
  )
}

for (const address of ['/products/%E0', '/search/%00', '/hi/collections/a%1F', '/collections/seeds?brands=%00']) {
  test(
    `[05.1] ${address} is no text: a page of the shop says that there is none`,
    inFull(!address.includes('%E0')),
    async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(400)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  )
}

test('[12.2] [11.10] a page past the end of any list says so, and leads back to what there is', async ({ request }) => {
  const product = '/products/somalata-suvarna-486-okra-hybrid-seeds'
  for (const [list, scope] of [
    ['/collections/seeds', 'product-grid'],
    ['/brands/vindhyabeej', 'product-grid'],
    ['/search/tomato', 'product-grid'],
    [`${product}/similar-products`, 'product-grid'],
    ['/kisan-vedika/blogs/search/tomato', 'article-card'],
    [`${product}/reviews`, 'review-list'],
  ] as const) {
    const html = await (await request.get(`${list}?pageNo=9999`)).text()
    expect(html, list).toContain(readText(scope, 'end', 'en'))
    const [way = ''] = html.match(/<a(?=[^>]* rel="prev")[^>]*>/) ?? []
    const [, href = ''] = / href="([^"]*)"/.exec(way) ?? []
    expect(href, list).toMatch(new RegExp(`^${list}`))
    const back = await (await request.get(href.replaceAll('&amp;', '&'))).text()
    expect(back.match(/<article/g)?.length ?? 0, href).toBeGreaterThan(0)
    expect(back, href).not.toContain(`rel="prev"><`)
  }
})

test('[01.7] an address with a slash at its end names the one without it', async ({ page, baseURL }) => {
  await page.goto('/hi/collections/seeds/')
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/hi/collections/seeds`)
})

test('[01.1] five links under /hi keep /hi', inFull(), async ({ page }) => {
  await page.goto('/hi')
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')))
  const others = /^\/(te|kn|ta|bn|)(\/|$)/
  const own = hrefs.filter((href) => !others.test(href))
  expect(own.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([])
  for (const href of new Set(own.slice(0, 12)).values()) {
    await page.goto(href)
    expect(new URL(page.url()).pathname).toMatch(/^\/hi(\/|$)/)
  }
})

for (const language of ['en', 'hi', 'te', 'ta', 'kn', 'bn'] as const) {
  test(
    `[01.7] a page says that it is in ${language}, and where it is in other languages`,
    inFull(language !== 'hi'),
    async ({ page, baseURL }) => {
      const path = '/collections/seeds'
      await page.goto(localizePath(path, language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const head = page.locator('head')
      await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        baseURL + localizePath(path, language),
      )
      const alternates = await head
        .locator('link[rel="alternate"]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
      expect(alternates).toHaveLength(7)
      expect(alternates).toEqual(alternatePaths(path).map(([hreflang, href]) => [hreflang, `${baseURL}${href}`]))
    },
  )
}

test('structured data of a product and of a collection can be read', async ({ page }) => {
  const kinds: string[] = []
  for (const address of ['/products/taraposhan-potassium-nitrate-13-00-45', '/collections/seeds', '/']) {
    await page.goto(address)
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      kinds.push((JSON.parse(text) as { '@type': string })['@type'])
    }
  }
  expect(kinds).toContain('Product')
  expect(kinds).toContain('BreadcrumbList')
})

test('robots and the sitemap name what search engines should see', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /checkout')
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const parts = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(parts).toEqual([`${baseURL}/sitemap-pages.xml`, `${baseURL}/sitemap-products.xml`])
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  const sitemap = texts.join('')
  expect(sitemap).toContain(`<loc>${baseURL}/hi/collections/seeds</loc>`)
  expect(sitemap).toContain(`<loc>${baseURL}/products/taraposhan-potassium-nitrate-13-00-45</loc>`)
  expect(sitemap).not.toContain('/checkout')
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  for (const query of ['?q=%5Cx', '?q=%20', '?q=%E0%A4%9F', '?q=a?b', '?q=%25%zz', '?']) {
    test(
      `[05.1] a page that only the server knows is loaded once with ${query}`,
      inFull(query !== '?q=%25%zz'),
      async ({ page, shopper }) => {
        let loads = 0
        page.on('framenavigated', () => (loads += 1))
        await shopper.open(`/brands/tapas${query}`)
        await shopper.waitForHydration()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(loads).toBe(1)
      },
    )
  }
})
