import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from './client.ts'
import { createShopper, type Ledger, type Pack } from './shopper.ts'
import type { Tally } from './tally.ts'

/** How many shoppers there are at a time, and how long each looks at a page, in ms: some 20 requests a second. */
const shoppers = 16
const thinkMs = 700

/** What shoppers do, in hundredths: browse 90, look at the cart 8, order 2. */
const [browses, prices] = [0.9, 0.98]

/** How long shoppers may take to hear of their last orders, in ms. */
const patienceMs = 120_000

/** Where the load goes, and what it is told. */
export interface LoadOptions {
  readonly port: number
  readonly packs: readonly Pack[]
  readonly tally: Tally
  readonly ledger: Ledger
}

/** Shoppers come until `stop` is called, which waits until each has heard of all its orders. */
export function startLoad({ port, packs, tally, ledger }: LoadOptions): { stop: () => Promise<void> } {
  let isOver = false
  async function shop(index: number): Promise<void> {
    const client = createClient(port, index, tally)
    const shopper = createShopper(client, packs, ledger)
    while (!isOver) {
      const what = Math.random()
      await (what < browses ? shopper.browse() : what < prices ? shopper.priceCart() : shopper.order())
      await wait(thinkMs * (0.5 + Math.random()))
    }
    client.close()
  }
  const all = Promise.all(Array.from({ length: shoppers }, (_, index) => shop(index)))
  // A shopper who cannot go on ends the run when it is waited for.
  all.catch(() => undefined)
  return {
    async stop() {
      isOver = true
      const tooLong = wait(patienceMs, null, { ref: false }).then(() => {
        throw new Error('A shopper has not heard of an order for two minutes. The run is worth nothing. Read the logs.')
      })
      await Promise.race([all, tooLong])
    },
  }
}
