// `node scripts/medusa/measure-overhead.ts`: what a call takes through the adapter of Medusa, and what the same question takes with
// Medusa's own `@medusajs/js-sdk`, in one run on a server with our seeds. The SDK comes with the server's installation.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createMedusaPorts } from '../../packages/adapter-medusa/src/ports/create-medusa-ports.ts'
import type { MedusaPortsOptions } from '../../packages/adapter-medusa/src/ports/create-medusa-ports.ts'
import { noFilters } from '../../packages/storefront-hooks/src/catalog/index.ts'
import { compareCalls } from '../lib/compare-calls.ts'
import { signInAsOwner } from './admin-client.ts'
import { installation, installMedusa } from './installation.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedShop } from './seed-shop.ts'
import { startMedusa } from './start-medusa.ts'
import { toldOf } from './told-of.ts'

/** The part of the SDK that is used: a call of any path. */
interface MedusaSdk {
  readonly client: {
    fetch: (path: string, init: { readonly headers: Readonly<Record<string, string>> }) => Promise<unknown>
  }
}

interface Told {
  readonly options: Omit<MedusaPortsOptions, 'locale'>
  readonly sample: { readonly productHandle: string; readonly collectionHandle: string }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await installMedusa()
const medusa = await startMedusa('http://127.0.0.1')

async function measure(): Promise<readonly string[]> {
  const call = await signInAsOwner(medusa)
  const shop = await seedShop(call)
  console.log(`${await seedCatalogue(call, shop, ['seeds'])} products`)
  const { options, sample } = JSON.parse(await toldOf(medusa, shop)) as Told
  const asked: string[] = []
  const { catalog } = createMedusaPorts({
    ...options,
    locale: 'en',
    fetch: (input, init) => {
      asked.push(String(input).slice(options.baseUrl.length))
      return fetch(input, init)
    },
  })
  const { default: Sdk } = createRequire(join(installation, 'package.json'))('@medusajs/js-sdk') as {
    readonly default: new (config: { readonly baseUrl: string; readonly publishableKey: string }) => MedusaSdk
  }
  const sdk = new Sdk(options)
  // Medusa looks for translations where a call names a language, which its SDK does by itself in browsers alone.
  const headers = { 'x-medusa-locale': 'en-IN' }

  /** The same question: what the adapter asks for once it knows the shop, asked with the SDK. */
  async function compared(ours: () => Promise<unknown>) {
    await ours()
    asked.length = 0
    await ours()
    const paths = [...asked]
    return { ours, bare: () => Promise.all(paths.map((path) => sdk.client.fetch(path, { headers }))) }
  }

  const page = { filters: noFilters, sort: 'best-selling', pageNum: 1, pageSize: 24, locale: 'en' } as const
  const calls = {
    listing: await compared(() => catalog.listing({ handle: sample.collectionHandle, ...page })),
    product: await compared(() => catalog.product({ handle: sample.productHandle, locale: 'en' })),
  }
  return compareCalls(calls, 200)
}

try {
  const slow = await measure()
  if (slow.length > 0) console.error(slow.join('\n'))
  process.exitCode = slow.length > 0 ? 1 : 0
} finally {
  await medusa.stop()
}
process.exit()
