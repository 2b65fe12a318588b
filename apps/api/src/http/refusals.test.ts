import { needsSession } from '@krishi/storefront-core/contract'
import type { ErrorEnvelope, Operation, OperationName } from '@krishi/storefront-core/contract'
import { locales } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { validCalls } from '../../test/valid-calls.ts'
import { errorStatus, type ApiErrorCode } from './error-codes.ts'
import { errorMessage } from './messages.ts'
import { servedOperations } from './served-operations.ts'

const takeCarts: ReadonlySet<string> = new Set<OperationName>([
  'checkout.createCheckout',
  'checkout.placeOrder',
  'checkout.externalCheckout',
])

describe.each(engines)('bad input on $name', (engine) => {
  const shop = shareShop(engine)

  async function send(path: string, method: string, body: string | undefined, headers: Record<string, string> = {}) {
    const answer = await shop.api.app.request(`/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${shop.shopper.token}`,
        'idempotency-key': 'a-key-of-the-test',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const envelope: ErrorEnvelope = await answer.json()
    return { status: answer.status, ...envelope }
  }

  const withBody = validCalls.filter((each) => each.body !== undefined)
  const calls = (each: readonly (typeof validCalls)[number][]) => each.map((valid) => [valid.name, valid] as const)

  describe.each(calls(withBody))('%s', (name, { path, method = '', body }) => {
    it.each([
      ['no JSON', '{"a":'],
      ['nothing', ''],
      ['NUL in a text', JSON.stringify(body).replace(/":\[?"/, '$&\\u0000')],
      ['half a character', JSON.stringify(body).replace(/":\[?"/, '$&\\ud800')],
      ['very deep nesting', '['.repeat(40_000)],
    ])('refuses %s', async (_what, text) => {
      expect(await send(path, method, text)).toMatchObject({
        status: 400,
        code: 'request/invalid',
        fields: { body: 'malformed' },
      })
    })

    it.each(['null', '[]', '1', '"text"', '{}', '{"__proto__":{"source":"WEB"}}'])('refuses %s', async (text) => {
      expect(await send(path, method, text)).toMatchObject({ status: 400, code: 'request/invalid' })
    })

    it('refuses another type of content', async () => {
      const answer = await send(path, method, JSON.stringify(body), { 'content-type': 'text/plain' })
      expect(answer).toMatchObject({ status: 400, fields: { 'content-type': 'unsupported' } })
    })

    // A cart of as many lines as an order takes has more to say.
    const kilobytes = takeCarts.has(name) ? 500 : 100
    it(`refuses more than ${kilobytes} kB`, async () => {
      const answer = await send(path, method, JSON.stringify({ body, more: 'x'.repeat(kilobytes * 1_000) }))
      expect(answer).toMatchObject({ status: 413, code: 'request/too-large' })
    })
  })

  it.each([
    ['page 0', { pageNum: 0 }],
    ['half a page', { pageNum: 1.5 }],
    ['a page as text', { pageNum: '1' }],
    ['no products a page', { pageSize: 0 }],
    ['too many products a page', { pageSize: 101 }],
    ['an unknown sort', { sort: { by: 'random' } }],
    ['an unknown language', { language: 'xx' }],
    ['too many collections', { handleName: Array.from({ length: 51 }, String) }],
  ])('refuses a listing of %s', async (_what, change) => {
    const listing = validCalls.find((each) => each.name === 'catalog.collectionProducts')
    const body = { ...Object(listing?.body), ...change }
    const [field = ''] = Object.keys(change)
    const answer = await send('/collection-products', 'POST', JSON.stringify(body))
    expect(answer).toMatchObject({ status: 400, code: 'request/invalid' })
    expect(Object.keys(answer.fields ?? {})[0]).toMatch(new RegExp(`^body\\.${field}`))
  })

  it.each([
    ['/menu', 400],
    ['/menu?language=xx', 400],
    ['/products/tomato', 400],
    ['/products/%00?language=en', 400],
    ['/products/%ED%A0%80?language=en', 404],
    ['/products/%E0%A4?language=en', 404],
    [`/products/${'x'.repeat(300)}?language=en`, 400],
    ["/products/'%20or%201=1--?language=en", 404],
    ['/pincodes/12345', 400],
    ['/pincodes/1234567', 400],
    ['/pincodes/56000x', 400],
    ['/pincodes/abcdef', 400],
    ['/pincodes/999999', 404],
    ['/checkouts/not-an-id?language=en', 404],
    ['/orders/not-an-id?language=en', 404],
    ['/orders/BH1?language=en', 404],
    ['/orders/99999999999999999999?language=en', 404],
    ['/nothing', 404],
    ['/', 404],
  ])('answers GET %s with %i', async (path, status) => {
    const answer = await send(path, 'GET', undefined)
    expect(answer.status).toBe(status)
    expect(errorStatus).toHaveProperty([answer.code], status)
  })

  it.each(calls(validCalls))('[06.2] asks for a token on %s exactly where the contract does', async (name, valid) => {
    const operation: Operation = servedOperations[name]
    for (const authorization of ['', 'Bearer', 'Bearer made.up', `Basic ${shop.shopper.token}`]) {
      const { status } = await call(shop.api, valid.path, { ...valid, headers: { ...valid.headers, authorization } })
      if (needsSession(operation)) expect(status).toBe(401)
      else expect(status).toBe(valid.status ?? 200)
    }
    expect((await shop.shopper.call(valid.path, valid)).status).not.toBe(401)
  })

  it.each(calls(validCalls))('[06.2] accepts the version of %s and no other', async (name, valid) => {
    const { apiVersion }: Operation = servedOperations[name]
    const right = await shop.shopper.call(valid.path, {
      ...valid,
      headers: { ...valid.headers, ...(apiVersion && { 'api-version': apiVersion }) },
    })
    const wrong = await shop.shopper.call(valid.path, { ...valid, headers: { ...valid.headers, 'api-version': '9.0' } })
    expect(right.body.fields ?? {}).not.toHaveProperty('api-version')
    expect(wrong).toMatchObject({ status: 400, body: { fields: { 'api-version': 'unknown' } } })
  })

  it.each(locales)('[06.2] says a refusal in the language of the user-language header: %s', async (language) => {
    const { body, headers } = await shop.shopper.call('/pincodes/999999', { headers: { 'user-language': language } })
    expect(body).toEqual({
      code: 'address/pincode-unknown',
      message: errorMessage('address/pincode-unknown', language),
    })
    expect(headers.get('content-language')).toBe(language)
  })

  it('says a refusal in English for an unknown language', async () => {
    const { body } = await shop.shopper.call('/pincodes/999999', { headers: { 'user-language': 'xx' } })
    expect(body.message).toBe(errorMessage('address/pincode-unknown', 'en'))
  })
})

describe('the sentences of refusals', () => {
  it.each(locales)('exist for every code in %s, in its own script', (language) => {
    const codes = Object.keys(errorStatus) as ApiErrorCode[]
    const script = { en: 'Latin', hi: 'Devanagari', te: 'Telugu', ta: 'Tamil', kn: 'Kannada', bn: 'Bengali' }[language]
    for (const code of codes) expect(errorMessage(code, language)).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
  })
})
