import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { err, ok } from '@krishi/storefront-core/result'
import { completePorts } from '@krishi/storefront-hooks/capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopifyEngine } from '../composition/engine.ts'
import { connectionsTo } from './connections-to.ts'

const engine: ShopifyEngine = { name: 'shopify', url: 'https://krishi.example', token: 'public', checkoutHosts: [] }

/** What the host answers to any page. */
const files: Readonly<Record<string, unknown>> = {
  '/embed/engine.json': engine,
  '/settings/web/hi/now.json': defaultSettings,
}
const server = createServer((request, response) => {
  const file = files[request.url ?? '']
  response.writeHead(file === undefined ? 404 : 200).end(JSON.stringify(file ?? null))
})
const place = { origin: '', locale: 'hi' as const }

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  place.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const product = { handle: 'tomato' } as never
const { connectHere, connectElsewhere } = connectionsTo((told, locale) => {
  const known = JSON.stringify([told, locale]) === JSON.stringify([engine, 'hi'])
  return completePorts({
    catalog: {
      productCards: ({ handles }) =>
        Promise.resolve(known && handles.includes('tomato') ? ok([product]) : err('network/offline')),
    },
  })
})

describe('elements of a shop on another engine', () => {
  it('read products from the engine that the shop names, and settings from the shop', async () => {
    const { readProducts, readSettings, handOver } = await connectHere(place)
    expect(await readProducts(['tomato'])).toEqual([product])
    await expect(readProducts(['gone'])).rejects.toThrow('network/offline')
    expect(await readSettings()).toEqual(JSON.parse(JSON.stringify(defaultSettings)))
    expect(handOver).toBeUndefined()
  })

  it('hand a cart of another origin over in the address of a shared cart', async () => {
    const { handOver } = await connectElsewhere(place)
    const address = await handOver?.([{ productId: 'p1', variantId: 'v1', quantity: 2 }])
    expect(address).toMatch(/\/hi\/shared-cart#./)
  })

  it('stay as they are where the shop does not answer', async () => {
    await expect(connectHere({ ...place, origin: `${place.origin}/closed` })).rejects.toThrow('404')
  })
})
