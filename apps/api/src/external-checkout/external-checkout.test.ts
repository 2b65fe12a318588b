import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { CustomerAccessTokenResponse, ExternalCheckoutResponse } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, payload } from '../../test/shopper.ts'
import { aNumber, openBrowser, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { createShopifyPlatform, customerLogin, type ShopifyAccount } from './create-shopify-platform.ts'
import type { PlatformCart } from './external-platform.ts'

/** What the platform got. */
interface Received {
  readonly token: string | undefined
  readonly query: string
  readonly input: unknown
}

/** What the platform answers; null never answers. */
type Answer = { readonly status: number; readonly body: string; readonly location?: string } | null

const url = 'https://pay.example/cart/c/1?key=a'
const json = (data: unknown, status = 200): Answer => ({ status, body: JSON.stringify({ data }) })
const made = json({ cartCreate: { cart: { checkoutUrl: url }, userErrors: [] } })
const known = json({
  customerAccessTokenCreate: { customerAccessToken: { accessToken: 'a-token' }, customerUserErrors: [] },
})

let received: Received[] = []
let answer: Answer = null
let server: Server
let account: ShopifyAccount

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: { input: unknown } }
      const token = request.headers['x-shopify-storefront-access-token']?.toString()
      received.push({ token, query, input: variables.input })
      if (answer === null) return
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
      response.end(answer.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  account = {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    storefrontToken: 'storefront',
    customerSecret: 'secret',
    formUrl: 'https://pay.example/session',
    hosts: ['pay.example'],
  }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
})

const cart: PlatformCart = {
  lines: [{ merchandiseId: 'variant-1', quantity: 2 }],
  discountCode: 'TEN',
  note: 'Ring twice',
  attributes: { terms_version: '7' },
  buyer: { phone: '+919876543210', email: 'l@example.com', customerAccessToken: 'a-token' },
}

describe('a platform with the storefront GraphQL of Shopify', () => {
  it('[29.3] makes a cart of lines, discount code and buyer, and gives the address of its checkout', async () => {
    answer = made
    expect(await createShopifyPlatform(account).createCart(cart)).toEqual({ ok: true, value: url })
    expect(received).toMatchObject([
      {
        token: 'storefront',
        input: {
          lines: [{ merchandiseId: 'variant-1', quantity: 2 }],
          discountCodes: ['TEN'],
          note: 'Ring twice',
          attributes: [{ key: 'terms_version', value: '7' }],
          buyerIdentity: {
            phone: '+919876543210',
            email: 'l@example.com',
            countryCode: 'IN',
            customerAccessToken: 'a-token',
          },
        },
      },
    ])
    expect(received[0]?.query).toContain('cartCreate(input: $input)')
  })

  it('[29.3] says of a guest only what is known', async () => {
    answer = made
    const buyer = { phone: '', email: '', customerAccessToken: null }
    await createShopifyPlatform(account).createCart({ ...cart, discountCode: '', buyer })
    expect(received).toMatchObject([{ input: { discountCodes: [], buyerIdentity: { countryCode: 'IN' } } }])
    expect(JSON.stringify(received[0]?.input)).not.toMatch(/phone|email|customerAccessToken/)
  })

  it('[29.3] gives the token of a customer', async () => {
    answer = known
    const token = await createShopifyPlatform(account).createCustomerToken('9876543210')
    expect(token).toEqual({ ok: true, value: 'a-token' })
    expect(received).toMatchObject([{ input: customerLogin('9876543210', account) }])
    expect(customerLogin('9876543210', account).password).not.toBe(customerLogin('9876543211', account).password)
  })

  it.each<readonly [string, Answer]>([
    ['user errors', json({ cartCreate: { cart: null, userErrors: [{ message: '+919876543210' }] } })],
    [
      'user errors beside a cart',
      json({ cartCreate: { cart: { checkoutUrl: url }, userErrors: [{ message: 'no' }] } }),
    ],
    ['errors of GraphQL', { status: 200, body: '{"errors":[{"message":"+919876543210"}]}' }],
    ['a refusal', { status: 401, body: '+919876543210' }],
    ['a broken server', { status: 500, body: '' }],
    ['what is no JSON', { status: 200, body: '<html>' }],
    ['another shape', json({ cartCreate: { cart: { checkoutUrl: 7 }, userErrors: [] } })],
    ['another host', json({ cartCreate: { cart: { checkoutUrl: 'https://evil.example/' }, userErrors: [] } })],
    ['a redirect', { status: 302, body: '', location: 'https://evil.example/' }],
    ['nothing in time', null],
  ])('[29.3] fails on %s, and repeats nothing of it', async (_what, given) => {
    answer = given
    const platform = createShopifyPlatform(account, { timeoutMs: given === null ? 20 : 5000 })
    const failed = await platform.createCart(cart)
    expect(failed).toMatchObject({ ok: false, error: { code: 'platform/unavailable' } })
    expect(JSON.stringify(failed)).not.toContain('9876543210')
  })

  it('[29.3] fails where it is down, and on errors about a customer', async () => {
    const down = createShopifyPlatform({ ...account, apiUrl: 'http://127.0.0.1:1/graphql' })
    expect(await down.createCart(cart)).toMatchObject({ error: { code: 'platform/unavailable' } })
    answer = json({ customerAccessTokenCreate: { customerAccessToken: null, customerUserErrors: [{ code: 'NO' }] } })
    const refused = await createShopifyPlatform(account).createCustomerToken('9876543210')
    expect(refused).toMatchObject({ error: { code: 'platform/unavailable' } })
  })
})

describe.each(engines)('the external checkout on $name', (engine) => {
  const body = externalBody()
  const shop = shareShop(engine, () => ({ platform: createShopifyPlatform(account) }))

  it('[29.3] answers where the checkout is, with the phone of the buyer behind +91', async () => {
    answer = made
    const answered = await shop.shopper.call<ExternalCheckoutResponse>('/external-checkouts', { body })
    expect(answered.body).toEqual({
      formUrl: 'https://pay.example/session',
      hosts: ['pay.example'],
      cartCreate: { cart: { checkoutUrl: url } },
    })
    expect(received).toMatchObject([{ input: { buyerIdentity: { phone: '+919876543210' } } }])
  })

  it('[29.3] refuses nothing to buy, and says that the platform failed', async () => {
    const empty = { ...body, cart: { ...body.cart, lineItems: [] } }
    expect((await shop.shopper.call('/external-checkouts', { body: empty })).status).toBe(422)
    answer = json({}, 500)
    expect((await shop.shopper.call('/external-checkouts', { body })).status).toBe(500)
  })

  it('[29.3] gives a token to whoever is signed in with the number, and to nobody else', async () => {
    answer = known
    const number = aNumber()
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api), number)
    const path = '/customer-access-token'
    const who = (mobileNumber: string) => ({ body: { name: 'L', mobileNumber } })
    expect((await shopper.call<CustomerAccessTokenResponse>(path, who(number))).body).toEqual({
      customerAccessTokenCreate: { customerAccessToken: { accessToken: 'a-token' } },
    })
    expect((await shopper.call(path, who(aNumber()))).status).toBe(403)
    expect((await shop.shopper.call(path, who(number))).status).toBe(403)
    expect(received).toHaveLength(1)
    answer = json({}, 500)
    expect((await shopper.call(path, who(number))).status).toBe(500)
  })
})

describe.each(engines)('consent before the external checkout on $name', (engine) => {
  const now = new Date('2026-11-22T06:30:00Z')
  const agreed: TermsConsent = { version: '7', language: 'te' }
  const shopUnder = (compliance: 'spec' | 'india-2026') =>
    shareShop(engine, () => ({
      platform: createShopifyPlatform(account),
      settings: { ...defaultSettings, compliance, termsVersion: '7' },
      now: () => now,
    }))
  const lawful = shopUnder('india-2026')
  const specified = shopUnder('spec')

  const leave = ({ shopper }: typeof lawful, consent?: TermsConsent) =>
    shopper.call('/external-checkouts', { body: { ...externalBody(), ...(consent && { consent }) } })
  const keptIn = ({ api }: typeof lawful) => api.database.select().from(schema.externalConsents)

  it('is needed under Indian law, to the words of today, before the platform is asked', async () => {
    answer = made
    const needed = { status: 400, body: { code: 'request/invalid', fields: { consent: 'required' } } }
    expect(await leave(lawful)).toMatchObject(needed)
    expect(await leave(lawful, { ...agreed, version: '6' })).toMatchObject(needed)
    expect(received).toEqual([])
  })

  it('is kept with the time of the server, and goes to the platform with the id of the record', async () => {
    answer = made
    expect((await leave(lawful, agreed)).status).toBe(200)
    const [kept] = await keptIn(lawful)
    const time = now.toISOString()
    expect(kept?.consent).toEqual({ ...agreed, time })
    expect(received).toMatchObject([
      {
        input: {
          attributes: [
            { key: 'terms_consent', value: kept?.id },
            { key: 'terms_version', value: '7' },
            { key: 'terms_language', value: 'te' },
            { key: 'terms_agreed_at', value: time },
          ],
        },
      },
    ])
  })

  it('is not kept where the platform made no checkout', async () => {
    const before = await keptIn(lawful)
    answer = json({}, 500)
    expect((await leave(lawful, agreed)).status).toBe(500)
    expect(await keptIn(lawful)).toEqual(before)
  })

  it('is neither asked for nor made up as it is specified', async () => {
    answer = made
    expect((await leave(specified)).status).toBe(200)
    expect(received).toMatchObject([{ input: { attributes: [] } }])
    expect(await keptIn(specified)).toEqual([])
  })
})

function externalBody() {
  const { cart: lines, userIdentity } = payload([line('tomato', 'TOM-10', 1)], 'a-checkout')
  const { customerAccessToken, phone, email, deliveryAddress } = userIdentity
  return { source: 'WEB', cart: lines, userIdentity: { customerAccessToken, phone, email, deliveryAddress } } as const
}
