import type { ProductList } from '@krishi/api/catalog/product-list'
import type { ServerEngine } from '../src/composition/engine.ts'
import type { EngineConnection } from '../src/composition/server-ports.ts'

/** The way to an engine for what is read for nobody in particular; undefined for the API of the shop. */
export function atEngine(engine: ServerEngine | null): EngineConnection | undefined {
  return engine ? { engine, shopperAddress: null } : undefined
}

/** The shop's own products where it sells those of another engine. */
export const noProducts: ProductList = { count: () => Promise.resolve(0), next: () => Promise.resolve([]) }

/** Returns what says once for each version that an answer was of another one than was asked for. */
export function createVersionWatch(say: (line: string) => void): (served: string) => void {
  const told = new Set<string>()
  return (served) => {
    if (told.has(served)) return
    told.add(served)
    say(
      `Shopify answers with version ${served} of its Storefront API, because the one that was asked for has ended. Fields that pages read may go. Update the adapter: packages/adapter-shopify/README.md, When the version ends.`,
    )
  }
}

/** Throws where the pages of a build call another engine than the server does: null is the API of the shop. */
export function assertBuiltFor(engine: Pick<ServerEngine, 'name'> | null, built: string | null): void {
  const wanted = engine?.name ?? 'own'
  if (wanted === (built ?? 'own')) return
  throw new Error(
    `ENGINE is ${wanted}, but the shop was built with ENGINE=${built ?? 'own'}. Its pages would call another engine than the server. Build it once more: ENGINE=${wanted} pnpm build.`,
  )
}
