import { describe, expect, it } from 'vitest'
import { completePorts, type Capability } from '@krishi/storefront-hooks/capabilities'
import type { OrderIntent } from '@krishi/storefront-hooks/checkout'
import { capabilityNames } from '@krishi/storefront-hooks/testing'
import { connectMedusaPorts } from './connect-medusa-ports.ts'
import { createMedusaPorts } from './create-medusa-ports.ts'
import { createMedusaClient } from './medusa-client.ts'
import { createMedusaCustomers } from './medusa-customers.ts'

const options = {
  baseUrl: 'https://medusa.example',
  publishableKey: 'pk_1',
  regionId: 'reg_1',
  shipping: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
  locale: 'hi',
} as const

/** A Medusa that gives one answer, and notes what it was asked. */
function aMedusa(status: number, body: unknown) {
  const asked: Request[] = []
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init))
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  }
  return { asked, ports: createMedusaPorts({ ...options, fetch }) }
}

/** A cart of Medusa with one line and nowhere to go to. */
function aCart(own: object = {}) {
  return {
    ...{ id: 'cart_1', completed_at: null, total: 1, original_item_total: 1, shipping_total: 0, discount_total: 0 },
    ...{ metadata: null, promotions: [], items: [{ id: 'l', variant_id: 'v', quantity: 1, unit_price: 1 }] },
    shipping_address: null,
    ...own,
  }
}

describe('createMedusaPorts', () => {
  it('says of every operation what its code, which is loaded later, can do', () => {
    const { supports } = createMedusaPorts(options)
    const customers = createMedusaCustomers((token) => createMedusaClient(options, token), options)
    const connected = completePorts({ ...connectMedusaPorts(options, customers), session: customers })
    for (const capability of Object.keys(capabilityNames) as Capability[]) {
      expect([capability, supports?.(capability)]).toEqual([capability, connected.supports?.(capability)])
    }
  })

  it('asks in the language of the page, with the key of the shop, for prices of its region', async () => {
    const { asked, ports } = aMedusa(200, { products: [], count: 0 })
    const answer = await ports.catalog.product({ handle: 'tomato', locale: 'hi' })
    expect(answer).toMatchObject({ error: { code: 'request/not-found' } })
    const [request] = asked
    expect(request?.headers.get('x-publishable-api-key')).toBe('pk_1')
    expect(request?.headers.get('x-medusa-locale')).toBe('hi-IN')
    expect(new URL(request?.url ?? '').searchParams.get('region_id')).toBe('reg_1')
  })

  it.each([
    ['looks in the names of categories for a term that finds nothing', 0, ['tomato-seeds']],
    ['does not where it finds some, and their pages are over', 3, []],
  ])('%s', async (_case, count, looked) => {
    const category = { handle: 'tomato-seeds', name: 'टमाटर के बीज', description: '', rank: 0, parent_category_id: null }
    const asked: string[] = []
    const ports = createMedusaPorts({
      ...options,
      fetch: (input) => {
        const { pathname, searchParams } = new URL(new Request(input).url)
        asked.push(...searchParams.getAll('category_id[]'))
        const isOfCategories = pathname.endsWith('/product-categories')
        const body = isOfCategories
          ? { product_categories: [{ ...category, id: 'tomato-seeds' }] }
          : { products: [], count }
        return Promise.resolve(Response.json(body))
      },
    })
    const page = { locale: 'hi', pageNum: 2, pageSize: 20, cursor: null } as const
    expect(await ports.catalog.search({ ...page, term: 'टमाटर' })).toMatchObject({ value: { products: [] } })
    expect(asked).toEqual(looked)
  })

  it('does not take an answer of another shape for a product', async () => {
    const { ports } = aMedusa(200, { products: [{ id: 'prod_1' }], count: 1 })
    const answer = await ports.catalog.product({ handle: 'tomato', locale: 'hi' })
    expect(answer).toMatchObject({ error: { code: 'network/malformed' } })
  })

  it('sends no order without an address', async () => {
    const { ports } = aMedusa(200, { cart: aCart() })
    const intent = { idempotencyKey: 'key', checkoutId: 'cart_1', paymentMode: 'cod' } as OrderIntent
    const answer = await ports.checkout.placeOrder(intent)
    expect(answer).toMatchObject({ error: { code: 'checkout/address-missing' } })
  })

  // medusajs/medusa#16825
  it.each([
    ['comes without payment', 200, { order: { id: 'order_1', display_id: 7, total: 1, payment_collections: [] } }],
    [
      'was never authorized',
      200,
      { order: { id: 'order_1', display_id: 7, total: 1, payment_collections: [{ status: 'not_paid' }] } },
    ],
    ['cannot be read', 500, { code: 'unknown_error', type: 'unknown_error', message: 'An unknown error occurred.' }],
  ])('takes no order for placed that %s', async (_case, status, completed) => {
    const ports = createMedusaPorts({
      ...options,
      fetch: (input) => {
        const isAsked = new Request(input).url.includes('/complete')
        const body = isAsked ? completed : { cart: aCart({ completed_at: '2026-11-26T00:00:00.000Z' }) }
        return Promise.resolve(new Response(JSON.stringify(body), { status: isAsked ? status : 200 }))
      },
    })
    const question = { idempotencyKey: 'key', checkoutId: 'cart_1', giveUpPayment: false }
    expect(await ports.checkout.settleOrder(question)).toEqual({ ok: true, value: { status: 'none', order: null } })
  })
})
