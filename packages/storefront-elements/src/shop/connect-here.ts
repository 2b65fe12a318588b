import { err } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { completePorts } from '@krishi/storefront-hooks/capabilities'
import type { CartPort } from '@krishi/storefront-hooks/cart'
import { toProductsPage } from '@krishi/storefront-hooks/catalog'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'

/** The calls of the cart; their code comes with the first, and without it they fail as without a connection. */
function lateCart(place: Place): Partial<CartPort> {
  const connect = () => import('./connect-cart.ts').then(({ connectCart }) => connectCart(place))
  return {
    price: (input, options) =>
      connect().then(
        (cart) => cart.price(input, options),
        () => err('network/offline'),
      ),
  }
}

async function readJson(call: Promise<Response>): Promise<unknown> {
  const answer = await call
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

/** A page of the shop's own origin. What is read before a button can be pressed does without the client of all calls. */
export function connectHere(place: Place): Connection {
  const { origin, locale } = place
  return {
    ports: completePorts({ cart: lateCart(place) }),
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
