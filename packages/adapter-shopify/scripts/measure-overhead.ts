// `pnpm overhead`: how long a call takes through the adapter, and how long the same question takes by `fetch` alone, in one run.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import { Listing, Product } from '../src/generated/operations.ts'
import { createShopifyPorts } from '../src/ports/index.ts'

const rounds = 400
const server = new Worker(new URL('./overhead-server.ts', import.meta.url))
const [url] = (await once(server, 'message')) as [string]
const { catalog } = createShopifyPorts({ url })
const handle = 'all'

async function bare(query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

const filters = { filters: [], sortKey: 'BEST_SELLING', reverse: false }
const page = { filters: noFilters, sort: 'best-selling', pageNum: 1, pageSize: 24 } as const
const calls = {
  listing: {
    ours: () => catalog.listing({ handle, locale: 'en', ...page }),
    bare: () => bare(Listing, { handle, ...filters, first: page.pageSize, after: null, language: 'EN' }),
  },
  product: {
    ours: () => catalog.product({ handle: 'tomato-hybrid-seeds', locale: 'en' }),
    bare: () => bare(Product, { handle: 'tomato-hybrid-seeds', language: 'EN' }),
  },
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

for (const [name, call] of Object.entries(calls)) {
  const times: { readonly ours: number[]; readonly bare: number[] } = { ours: [], bare: [] }
  // By turns, and each as often first, so that both meet the same machine.
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      times[way].push(await timeOf(call[way]))
    }
  }
  const [ours, alone] = [median(times.ours), median(times.bare)]
  console.log(`${name}: ${ours.toFixed(2)} ms, bare ${alone.toFixed(2)} ms, ${(ours / alone).toFixed(2)} times`)
}
await server.terminate()
