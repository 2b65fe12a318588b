import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ErrorEnvelope, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { eq, sum } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import { engines } from './databases.ts'
import type { Answer } from './open-shop.ts'
import { shareShop } from './share-shop.ts'
import { line, openShopper, type TestShopper } from './shopper.ts'

const shoppers = 30
const ordersEach = 10

/** A checkout that is about to be ordered. */
interface Intent {
  readonly shopper: TestShopper
  readonly id: string
}

type PlacedOrNot = Answer<PlaceOrderResponse & ErrorEnvelope>

/**
 * Places all orders at once. Those that wait longer for a connection than the server lets them are told to come back (503), and ask again
 * by the same key, as the shop's pages do.
 */
async function placeAll(intents: readonly Intent[]): Promise<readonly PlacedOrNot[]> {
  const answers: PlacedOrNot[] = []
  let waiting = intents.map((intent) => ({ ...intent, key: crypto.randomUUID() }))
  while (waiting.length > 0) {
    const round = await Promise.all(
      waiting.map(async (order) => ({
        order,
        answer: await order.shopper.placeOrder<PlaceOrderResponse & ErrorEnvelope>(order.id, order.key),
      })),
    )
    answers.push(...round.filter(({ answer }) => answer.status !== 503).map(({ answer }) => answer))
    waiting = round.filter(({ answer }) => answer.status === 503).map(({ order }) => order)
    await nextTurn()
  }
  return answers
}

describe.each(engines)('many orders at once on $name', (engine) => {
  const shop = shareShop(engine)

  async function stockOf(sku: string) {
    const [row] = await shop.api.database
      .select()
      .from(schema.variants)
      .where(eq(schema.variants.id, nameUuid('variant', sku)))
    return row?.inventoryQuantity
  }
  async function soldOf(sku: string) {
    const [row] = await shop.api.database
      .select({ sold: sum(schema.orderLines.quantity) })
      .from(schema.orderLines)
      .where(eq(schema.orderLines.variantId, nameUuid('variant', sku)))
    return Number(row?.sold ?? 0)
  }

  it('300 orders for a stock of 100 sell exactly 100', async () => {
    const intents = await Promise.all(
      Array.from({ length: shoppers }, async () => {
        const shopper = await openShopper(shop.api)
        const ids = await Promise.all(
          Array.from({ length: ordersEach }, () => shopper.checkout([line('tomato', 'TOM-10', 1)])),
        )
        return ids.map((id) => ({ shopper, id }))
      }),
    )
    const answers = await placeAll(intents.flat())
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status)
    expect(withStatus(200)).toHaveLength(100)
    expect(withStatus(422)).toHaveLength(200)
    expect(new Set(withStatus(200).map(({ body }) => body.orderName)).size).toBe(100)
    expect([await stockOf('TOM-10'), await soldOf('TOM-10')]).toEqual([0, 100])
  })

  it('orders of several things in any order neither lock each other out nor oversell', async () => {
    const shopper = await openShopper(shop.api)
    const [one, other] = [line('tomato', 'TOM-50', 1), line('chilli', 'CHI-10', 1)]
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => shopper.checkout(index % 2 ? [one, other] : [other, one])),
    )
    const answers = await placeAll(ids.map((id) => ({ shopper, id })))
    const placed = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(placed).toHaveLength(3)
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'checkout/out-of-stock'))
    expect([await stockOf('CHI-10'), await stockOf('TOM-50')]).toEqual([0, 97])
    expect(await soldOf('TOM-50')).toBe(3)
  })
})
