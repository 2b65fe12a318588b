import { describePorts } from '@krishi/storefront-hooks/testing'
import { afterAll, beforeAll } from 'vitest'
import { createRestPorts } from './rest-ports.ts'
import { startShopServer } from './shop-server.ts'

let server: Awaited<ReturnType<typeof startShopServer>>

beforeAll(async () => {
  server = await startShopServer()
})

afterAll(() => server.close())

const sample = { collectionHandle: 'seeds', productHandle: 'tomato', pincode: '422001' }

describePorts('the REST adapter', () => ({ ports: createRestPorts(server.url), sample }), { only: ['catalog', 'cart'] })
