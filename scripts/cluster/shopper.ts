import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  CheckoutIdResponse,
  PlaceOrderResponse,
  SettleOrderResponse,
} from '../../packages/storefront-core/src/contract/index.ts'
import type { Session } from '../../packages/storefront-core/src/session/index.ts'
import { address, payload } from '../../apps/api/test/shopper.ts'
import type { Client, Heard, Sent } from './client.ts'

/** A pack that can be bought. */
export interface Pack {
  readonly productId: string
  readonly variantId: string
  readonly handle: string
}

/** What shoppers were told of their orders. */
export interface Ledger {
  /** The order of each checkout that was acknowledged. */
  readonly orders: Map<string, string>
  /** How many answers of orders were lost and asked for. */
  unanswered: number
}

/** One shopper, who goes on as the pages of the shop do: what is not heard of an order is asked for by its key. */
export interface ClusterShopper {
  browse: () => Promise<void>
  priceCart: () => Promise<void>
  order: () => Promise<void>
}

const pages = ['/', '/collections/seeds', '/hi/collections/seeds', '/search/tomato', '/te']

/** How long a shopper's token is used before the session gives another one, in ms: it is good for 15 minutes. */
const tokenMs = 600_000

/** How long a shopper waits before asking again, in ms. */
const againMs = 500

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item !== undefined) return item
  throw new Error('There is nothing to choose from. No shopper can go on. Load the demonstration before.')
}

/** A line of the cart as a page sends it. */
const lineOf = ({ productId, variantId, handle }: Pack) => ({
  ...{ productId, variantId, productHandle: handle, quantity: 1, price: 1, newPrice: 1 },
  ...{ productTitle: 'shown title', variantTitle: 'shown pack', imageUrl: '', productType: '', vendorName: '' },
  ...{ availableQuantity: 100, isAvailableForSale: true, inventoryManagement: null, maxCount: 0 },
  ...{
    inventoryPolicy: 'deny' as const,
    dynamicPrepaid: null,
    discountProperties: null,
    skuSpecialDiscountAmount: 0,
  },
})

/** Sends a call until it is answered without a failure of the server, as a page does that tells the shopper to wait. */
async function insist(client: Client, path: string, sent: Sent): Promise<Heard> {
  for (;;) {
    const heard = await client.send(path, sent)
    const isAnswer = typeof heard.ending === 'number' && heard.ending < 500 && heard.ending !== 429
    if (isAnswer) return heard
    await wait(againMs)
  }
}

/** Makes what adds the token of one session to a call; it takes a new token before the last one is over. */
function createAuthorization(client: Client): (sent: Sent) => Promise<Sent> {
  let [token, cookie, renewAt] = ['', '', 0]

  return async (sent) => {
    if (performance.now() > renewAt) {
      const body = { selectedLanguage: 'en' }
      const heard = await insist(client, '/api/session', { method: 'POST', body, headers: { cookie } })
      token = (JSON.parse(heard.text) as Session).accessToken
      cookie = heard.cookie ?? cookie
      renewAt = performance.now() + tokenMs
    }
    return { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } }
  }
}

/** A shopper at a browser, in a shop that sells `packs`. */
export function createShopper(client: Client, packs: readonly Pack[], ledger: Ledger): ClusterShopper {
  const authorized = createAuthorization(client)

  /** What became of an order whose answer was lost: asking by its key closes it where nothing was ordered. */
  async function settle(checkoutId: string, key: string): Promise<string | null> {
    ledger.unanswered += 1
    for (;;) {
      const question = {
        method: 'POST',
        body: { checkoutId, giveUpPayment: false },
        headers: { 'idempotency-key': key },
      } as const
      const { ending, text } = await insist(client, '/api/orders/settle', await authorized(question))
      if (ending !== 200)
        throw new Error(`An order cannot be asked for: ${ending} ${text}. Nobody knows of it. Look at the API.`)
      const settled = JSON.parse(text) as SettleOrderResponse
      if (settled.status === 'none') return null
      if (settled.status !== 'placing') return settled.order.orderId
      await wait(againMs)
    }
  }

  /** Taps until the shopper knows of the order. */
  async function place(checkoutId: string): Promise<string> {
    const key = randomUUID()
    const body = { checkoutPayload: payload([], checkoutId), source: 'WEB' }
    const sent = await authorized({ method: 'POST', body, headers: { 'idempotency-key': key } })
    const { ending, text } = await client.send('/api/orders', sent)
    if (ending === 200) return (JSON.parse(text) as PlaceOrderResponse).orderId
    if (typeof ending === 'number' && ending < 500 && ending !== 409 && ending !== 429) {
      throw new Error(`An order was refused: ${ending} ${text}. The figures say nothing of orders. Look at the stock.`)
    }
    return (await settle(checkoutId, key)) ?? place(checkoutId)
  }

  return {
    async browse() {
      const page = Math.random() < 0.5 ? pick(pages) : `/products/${pick(packs).handle}`
      await client.send(page)
    },
    async priceCart() {
      const lines = [pick(packs), pick(packs)].map(({ productId, variantId }) => ({
        productId,
        variantId,
        quantity: 1,
      }))
      const body = { availableProductsInCart: lines, language: 'en' }
      await client.send('/api/cart/price-availability', await authorized({ method: 'POST', body }))
    },
    async order() {
      const body = { checkoutPayload: payload([lineOf(pick(packs))], null, address), source: 'WEB' }
      const { ending, text } = await insist(client, '/api/checkouts', await authorized({ method: 'POST', body }))
      if (ending !== 200)
        throw new Error(`A checkout was refused: ${ending} ${text}. Nothing can be ordered. Look at the API.`)
      const { checkoutId } = (JSON.parse(text) as CheckoutIdResponse).data
      ledger.orders.set(checkoutId, await place(checkoutId))
    },
  }
}
