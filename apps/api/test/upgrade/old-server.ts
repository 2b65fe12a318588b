/**
 * Runs among the sources of an earlier version: a server of that version with shoppers who come, look, order and read their order,
 * until it is killed. Writes a line for each order that was placed, and for each call that failed.
 * Run as `node old-server.ts <dataDir> <databaseUrl>`.
 */
import { writeSync } from 'node:fs'
import type { CheckoutIdResponse, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Session } from '@krishi/storefront-core/session'
import { pino } from 'pino'
// The modules of the same names beside the copy of this file.
import { call, openShop, type Answer } from '../open-shop.ts'
import { line, payload, toShopper } from '../shopper.ts'

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
// What it logs as an error says why a call failed.
const logger = pino({ level: 'error' }, pino.destination(2))
const api = await openShop({ dataDir, databaseUrl }, { logger })
// More than they can buy.
await api.database.execute('update variants set inventory_quantity = 1000000')
const say = (what: object) => writeSync(1, `${JSON.stringify(what)}\n`)

/**
 * The body of an answer that is well. A call that failed is sent once more, as pages do: the engine ends a transaction that stands in
 * the way of a change of tables and is in the way of another itself. One that fails again is told, and ends the visit.
 */
async function wellOf<Body>(path: string, send: () => Promise<Answer<Body>>): Promise<Body> {
  const first = await send()
  const { status, body } = first.status >= 500 ? await send() : first
  if (status === 200) return body
  say({ path, status, body })
  throw new Error('refused')
}

async function visit(): Promise<void> {
  const session = await wellOf('/session', () => call<Session>(api, '/session', { body: { selectedLanguage: 'en' } }))
  const shopper = toShopper(api, session)
  for (const path of ['/products/tomato?language=en', '/search?query=tomato&language=en&pageNum=1&pageSize=5']) {
    await wellOf(path, () => call<unknown>(api, path))
  }
  const checkoutPayload = payload([line('tomato', 'TOM-10', 2), line('tomato', 'TOM-50', 1)])
  const made = await wellOf('/checkouts', () =>
    shopper.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } }),
  )
  const key = crypto.randomUUID()
  const { orderId } = await wellOf('/orders', () => shopper.placeOrder<PlaceOrderResponse>(made.data.checkoutId, key))
  say({ orderId })
  await wellOf('/orders/:id', () => shopper.call<unknown>(`/orders/${orderId}?language=en`))
}

for (;;) {
  await visit().catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'refused')) say({ path: String(error), status: 0 })
  })
}
