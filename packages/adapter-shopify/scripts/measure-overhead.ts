// `pnpm overhead`: what a call takes through the adapter, and what the same question takes with Shopify's own client, in one run.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import { createStorefrontClient } from '@shopify/hydrogen-react'
import { compareCalls } from '../../../scripts/lib/compare-calls.ts'
import { Listing, Product } from '../src/generated/operations.ts'
import { createShopifyPorts } from '../src/ports/index.ts'
import { apiVersion } from '../src/ports/shopify-client.ts'

const server = new Worker(new URL('./overhead-server.ts', import.meta.url))
const [url] = (await once(server, 'message')) as [string]
const { catalog } = createShopifyPorts({ url })
const client = createStorefrontClient({
  storeDomain: url,
  publicStorefrontToken: 'a-public-token',
  storefrontApiVersion: apiVersion,
  contentType: 'json',
})
const handle = 'all'

/** Shopify's client gives address and headers; the call itself is the caller's. */
async function bare(query: string, variables: object): Promise<unknown> {
  const response = await fetch(client.getStorefrontApiUrl(), {
    method: 'POST',
    headers: client.getPublicTokenHeaders(),
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

const filters = { filters: [], sortKey: 'BEST_SELLING', reverse: false }
const page = { filters: noFilters, sort: 'best-selling', pageNum: 1, pageSize: 24 } as const
const slow = await compareCalls(
  {
    listing: {
      ours: () => catalog.listing({ handle, locale: 'en', ...page }),
      bare: () => bare(Listing, { handle, ...filters, first: page.pageSize, after: null, language: 'EN' }),
    },
    product: {
      ours: () => catalog.product({ handle: 'tomato-hybrid-seeds', locale: 'en' }),
      bare: () => bare(Product, { handle: 'tomato-hybrid-seeds', language: 'EN' }),
    },
  },
  400,
)
await server.terminate()
if (slow.length > 0)
  throw new Error(`${slow.join(' ')} A page waits for it. Look at what the adapter does with an answer.`)
