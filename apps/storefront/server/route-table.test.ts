import { operations } from '@krishi/storefront-core/contract'
import { locales, localizePath } from '@krishi/storefront-core/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/routes/route-table.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest()
const shop = createShopOfTest(ofTest)

beforeAll(() => ofTest.api.ready())
afterAll(() => ofTest.close())

/** What stands in an address for each of its parameters: something that the catalogue of the tests has. */
const parameters: Readonly<Record<string, string>> = {
  '/collections/:handle': 'seeds',
  '/products/:handle': 'tomato',
  '/brands/:handle': 'vasudha',
  '/kisan-vedika/blogs/:slug': 'tomato-leaf-curl',
}

const nameOf = (pattern: string) =>
  Object.entries(parameters).find(([start]) => pattern === start || pattern.startsWith(`${start}/`))?.[1]

const open = (path: string) => shop.request(path)

/** Every address that renders something. A parameter for which the tests have no name may name nothing: that is a page too. */
const pages = routes
  .filter(({ redirectTo }) => redirectTo === undefined)
  .map(({ pattern }) => {
    const name = nameOf(pattern)
    const mayBeUnknown = pattern.includes(':') && name === undefined
    return {
      pattern,
      path: pattern.replaceAll(/:\w+/g, name ?? 'something'),
      statuses: mayBeUnknown ? [200, 404] : [200],
    }
  })

describe.each(locales)('in %s', (locale) => {
  it.each(pages)('[05.1] $pattern renders its screen', async ({ path, statuses }) => {
    const answer = await open(localizePath(path, locale))
    expect(statuses).toContain(answer.status)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toMatch(/<main[\s\S]*<h1[\s>]/)
  })

  it('[05.1] an address that the shop does not have answers 404 with a way on', async () => {
    for (const path of ['/no-such-page', '/pages/no-such-page', '/products/tomato/no-such-page', '/orders/1/2/3']) {
      const answer = await open(localizePath(path, locale))
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/<h1[\s>]/)
    }
  })

  it('[05.4] /signin leads to /auth/signin and keeps its query', async () => {
    const answer = await open(localizePath('/signin?callBackUrl=/loyalty&source=page', locale))
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(localizePath('/auth/signin?callBackUrl=/loyalty&source=page', locale))
  })
})

describe('administration', () => {
  const guesses = ['admin', 'administrator', 'dashboard', 'manage', 'backoffice', 'wp-admin', 'console', 'shop-admin']

  it('[03.12] has no address in the shop and none in its API', async () => {
    for (const guess of guesses) {
      for (const path of [`/${guess}`, `/hi/${guess}`, `/${guess}/orders`, `/pages/${guess}`, `/api/${guess}`]) {
        expect([path, (await open(path)).status]).toEqual([path, 404])
      }
    }
  })

  it('[03.12] is named by no route and by no operation: what the owner does is done by commands on the server', () => {
    const addresses = [...routes.map(({ pattern }) => pattern), ...Object.values(operations).map(({ path }) => path)]
    expect(addresses.filter((address) => /admin|manage|dashboard|moderat|leads|import|export/i.test(address))).toEqual(
      [],
    )
  })
})
