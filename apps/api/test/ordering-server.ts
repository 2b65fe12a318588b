/**
 * A server that takes orders until it is killed, and writes the id of each one that it has answered to its output.
 * Run as `node ordering-server.ts <dataDir> [databaseUrl]`.
 */
import { writeSync } from 'node:fs'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { openShop } from './open-shop.ts'
import { line, openShopper } from './shopper.ts'

const [dataDir = '', databaseUrl = null] = process.argv.slice(2)

const api = await openShop({ dataDir, databaseUrl })

async function orderForever(): Promise<never> {
  const shopper = await openShopper(api)
  for (;;) {
    const id = await shopper.checkout([line('tomato', 'TOM-10', 2), line('tomato', 'TOM-50', 1)])
    const { status, body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    if (status === 200) writeSync(1, `${body.orderId}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, orderForever))
