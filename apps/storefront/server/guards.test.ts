import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logInto } from '../../api/test/log-into.ts'
import { createApiOfTest, createWholeShopOfTest } from './shop-of-test.ts'

const lines: string[] = []
const ofTest = createApiOfTest({ logger: logInto(lines) }, { rateLimit: true })
const shop = createWholeShopOfTest(ofTest)

beforeAll(() => ofTest.api.ready())
afterAll(() => ofTest.close())
beforeEach(() => void (lines.length = 0))

interface Line {
  readonly msg: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly event?: string
}

const linesOf = (msg: string) => lines.map((text): Line => JSON.parse(text)).filter((line) => line.msg === msg)
const over = (from: string, path: string, init: RequestInit = {}) =>
  shop.request(path, init, { incoming: { socket: { remoteAddress: from } } })

/** Answers until one is a refusal; returns how many were none. */
async function answersBefore429(path: string, most: number, from: (count: number) => string): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const answer = await over(from(count), path)
    await answer.body?.cancel()
    if (answer.status === 429) return count
  }
  return most
}

describe('what is no call of the API', () => {
  it.each([
    ['GET', '/?name=Lakshmi', '/', 200],
    ['GET', '/hi/products/urea', '/products/:handle', 200],
    ['GET', '/products/none', '/products/:handle', 404],
    ['GET', '/no-page', '*', 404],
    ['GET', '/signin', '/signin', 301],
    ['GET', '/img/urea.webp?w=160', '/img/:name', 200],
    ['GET', '/img/none.webp', '/img/:name', 404],
    ['GET', '/sitemap.xml', '/sitemap.xml', 200],
    ['GET', '/sitemap-products.xml', '/sitemap-:part.xml', 200],
    ['GET', '/sitemap-none.xml', '*', 404],
    ['GET', '/robots.txt', '/robots.txt', 200],
    ['GET', '/favicon.svg', '/favicon.svg', 200],
    ['GET', '/alerts-worker.js', '/alerts-worker.js', 200],
    ['GET', '/assets/entry.js', '/assets/*', 200],
    ['GET', '/assets/none.js', '/assets/*', 404],
    ['GET', '/s/none', '*', 404],
    ['POST', '/hi/cart/add', '/:lang{hi|te|ta|kn|bn}/cart/add', 400],
  ])('[V16.2.1] leaves a line and a name: %s %s', async (method, path, route, status) => {
    const answer = await over('203.0.113.5', path, { method, headers: { cookie: 'krishi_session=secret-token' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    const line = linesOf('answered').at(-1)
    expect(line).toMatchObject({ requestId: answer.headers.get('x-request-id'), method, route, status })
    for (const personal of ['Lakshmi', 'secret-token', '203.0.113.5']) expect(lines.join()).not.toContain(personal)
  })

  it('[V2.4.1] is limited by network: 60 sitemaps a minute, and 1200 pages', async () => {
    const subscriber = (count: number) => `2001:db8:1:2::${count.toString(16)}`
    expect(await answersBefore429('/sitemap-products.xml', 50, subscriber)).toBe(50)
    expect(await answersBefore429('/sitemap.xml', 50, subscriber)).toBe(10)
    // An address that costs nothing to answer, and is counted with pages.
    expect(await answersBefore429('/?accessToken=x', 1_300, subscriber)).toBe(1_200)
    const refused = await over(subscriber(1), '/hi/products/urea')
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringMatching(/\p{Script=Devanagari}/u)])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(linesOf('security').at(-1)).toMatchObject({ event: 'limit-reached' })
    expect((await over('2001:db8:1:3::1', '/products/urea')).status).toBe(200)
    expect((await over(subscriber(1), '/assets/entry.js')).status).toBe(200)
  })

  it('[V2.4.1] counts the calls of a network together, whatever tokens they have', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 6_001; count += 1) statuses.add((await over('203.0.113.6', '/api/none')).status)
    expect([...statuses]).toEqual([404, 429])
  })
})
