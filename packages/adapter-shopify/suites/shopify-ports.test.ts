import { describePorts, type CapabilityReport } from '@krishi/storefront-hooks/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShopifyPorts } from '../src/ports/index.ts'
import { startShopServer, type ShopServer } from './server/start-server.ts'

let server: ShopServer
const reports: CapabilityReport[] = []

beforeAll(async () => {
  server = await startShopServer()
})

afterAll(() => server.close())

describePorts(
  'Shopify',
  () => ({
    ports: createShopifyPorts({ url: server.url }),
    sample: { collectionHandle: 'seeds', productHandle: 'tomato-hybrid-seeds', pincode: '422001' },
  }),
  { findable: { term: 'seeds', articleTerm: 'neem' }, onReport: (report) => reports.push(report) },
)

describe('the report of the suites', () => {
  it('is the one that docs/engines.md is made from: vitest --update writes it anew', async () => {
    await expect(`${JSON.stringify(reports[0], null, 2)}\n`).toMatchFileSnapshot('../capabilities.json')
  })
})
