import { err, ok } from '@krishi/storefront-core/result'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { completePorts, supportsCapability } from '@krishi/storefront-hooks/capabilities'
import { describe, expect, it } from 'vitest'
import type { ServerEngine } from './engine.ts'
import { toBrowserEngine } from './engine.ts'
import { joinPorts } from './join-ports.ts'
import { createServerPorts } from './server-ports.ts'

const medusa: ServerEngine = {
  name: 'medusa',
  url: 'https://medusa.example',
  publishableKey: 'pk_1',
  regionId: 'reg_1',
  shipping: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
}
const shopify: ServerEngine = {
  name: 'shopify',
  url: 'https://krishi.myshopify.com',
  token: 'public',
  privateToken: 'private',
  checkoutHosts: [],
}

function portsOf(engine: ServerEngine | null, fetch = globalThis.fetch) {
  return createServerPorts({ fetch, locale: 'en', elsewhere: engine ? { engine, shopperAddress: null } : undefined })
}

describe('the ports of a shop', () => {
  it.each<[Capability, own: boolean, medusa: boolean, shopify: boolean]>([
    ['catalog.listing', true, true, true],
    ['cart.price', true, true, true],
    ['checkout.create', true, true, false],
    ['checkout.createExternal', true, false, true],
    ['community.article', true, false, true],
    ['catalog.tiles', true, false, false],
    ['auth.sendOtp', true, false, false],
    ['reviews.list', true, false, false],
    // What is the owner's stays with the server of the shop.
    ['settings.read', true, true, true],
    ['content.page', true, true, true],
    ['forms.send', true, true, true],
    ['telemetry.errorReport', true, true, true],
    // So does the directory of pincodes.
    ['address.pincodeLookup', true, true, true],
    ['address.list', true, true, false],
  ])('can do %s: own %s, Medusa %s, Shopify %s', (capability, ...expected) => {
    const found = [null, medusa, shopify].map((engine) => supportsCapability(portsOf(engine), capability))
    expect(found).toEqual(expected)
  })

  it.each([medusa, shopify])('ask the API of the shop for its settings and places on $name', async (engine) => {
    const asked: string[] = []
    const ports = portsOf(engine, async (input) => {
      asked.push(new Request(input).url)
      return Response.json({}, { status: 404 })
    })
    await ports.settings.read()
    await ports.address.pincodeLookup('422001')
    expect(asked.every((url) => url.startsWith('http://shop.internal/api/'))).toBe(true)
    expect(asked.length).toBeGreaterThan(0)
  })
})

describe('joinPorts', () => {
  const { supports: _, ...own } = completePorts({})
  const { catalog: none, coupons } = joinPorts(completePorts({}), own)
  const page = { locale: 'en', pageNum: 1, pageSize: 10 } as const
  const nothing = ok({ products: [], isEndReached: true })

  it('has empty lists where the engine has none', async () => {
    expect(await none.banners({ locale: 'en' })).toEqual(ok([]))
    expect(await none.tiles({ group: 'brands', limit: 1, locale: 'en' })).toEqual(ok({ tiles: [], total: 0 }))
    expect(await none.strip({ ...page, name: 'recommended', userId: '' })).toEqual(nothing)
    expect(await coupons.available({ locale: 'en' })).toEqual(ok([]))
    expect(await none.product({ handle: 'x', locale: 'en' })).toEqual(err('port/unsupported'))
  })

  it('lists of several collections the first that is there and has products', async () => {
    const product = { productId: '1' } as never
    const listed = {
      empty: ok({ products: [], isEndReached: true, total: 0, cursor: null }),
      full: ok({ products: [product], isEndReached: true, total: 1, cursor: null }),
      broken: err('network/server'),
    }
    const engine = completePorts({
      catalog: {
        listing: ({ handle }) => Promise.resolve(listed[handle as keyof typeof listed] ?? err('request/not-found')),
      },
    })
    const { catalog } = joinPorts(engine, own)
    const ask = (...handles: string[]) => catalog.productsByHandle({ ...page, handles })
    expect(await ask('gone', 'empty', 'full')).toMatchObject({ ok: true, value: { products: [product] } })
    expect(await ask('gone', 'empty')).toEqual(nothing)
    expect(await ask('broken', 'full')).toEqual(err('network/server'))
  })
})

describe('toBrowserEngine', () => {
  it('keeps the token of servers from browsers', () => {
    expect(Object.keys(toBrowserEngine(shopify))).toEqual(['name', 'url', 'token', 'checkoutHosts'])
    expect(toBrowserEngine(medusa)).toEqual(medusa)
  })
})
