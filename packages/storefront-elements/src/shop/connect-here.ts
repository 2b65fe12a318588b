import { err } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { toProductsPage } from '@krishi/storefront-hooks/catalog'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'
import { loadWay } from './load-way.ts'
import { offered } from './offered.ts'
import { readJson } from './read-json.ts'

type Port = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** The code of a port: that of the cart, which most pages need alone, is its own. */
async function loadPort(name: string, place: Place): Promise<unknown> {
  if (name === 'cart') return (await import('./connect-cart.ts')).connectCart(place)
  const way = await loadWay<typeof import('./connect-window.ts')>(__WINDOW__)
  return Reflect.get(way.connectWindow(place), name)
}

/** A port whose code comes with the first call, and without it calls fail as without a connection. */
function latePort(name: string, place: Place): Port {
  const call =
    (operation: string) =>
    async (...args: readonly unknown[]) => {
      if (!offered.test(`${name}.${operation}`)) return err('port/unsupported')
      const port = await loadPort(name, place).catch(() => null)
      return (port as Port | null)?.[operation]?.(...args) ?? err('network/offline')
    }
  // Hide `then`, or `await port` would treat it as a promise.
  return new Proxy<Port>({}, { get: (_, operation: string) => operation !== 'then' && call(operation) })
}

/** All ports. A proxy: a list of their names would be a part of every buy button. */
function latePorts(place: Place): StorefrontPorts {
  const known: Record<string, unknown> = { supports: offered.test.bind(offered) }
  return new Proxy({} as StorefrontPorts, { get: (_, name: string) => (known[name] ??= latePort(name, place)) })
}

/** A page of the shop's own origin. What is read before a button can be pressed does without the client of all calls. */
export function connectHere(place: Place): Connection {
  const { origin, locale } = place
  return {
    ports: latePorts(place),
    // As the shop's own pages have them: complete, and held to the law.
    readSettings: async () => (await readJson(fetch(`${origin}/settings/web/${locale}/now.json`))) as Settings,
    /** The call `catalog.productCards`. */
    async readProducts(handles) {
      const call = fetch(`${origin}/api/product-cards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source: 'WEB', 'user-language': locale },
        body: JSON.stringify({ handleName: handles, language: locale }),
      })
      const page = toProductsPage(await readJson(call))
      if (page === undefined) throw new Error('malformed')
      return page.products
    },
  }
}
