import { coinLifetimeMs } from '@krishi/storefront-core/loyalty'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { inTransaction, schema } from '../database/index.ts'
import { creditDelivered } from './credit-coins.ts'
import { expireCoins, findBalance } from './ledger.ts'
import { releaseCoins, spendCoins } from './spend-coins.ts'

/** Something that happens to a purse, some days after the last. */
const happening = fc.record({
  kind: fc.constantFrom('earn', 'spend', 'release', 'expire'),
  coins: fc.integer({ min: 1, max: 60 }),
  days: fc.nat(70),
  which: fc.nat(20),
})

const dayMs = 24 * 60 * 60 * 1000

/** The same purse, kept in the head: each coin with its end, and what each order took. */
function createPurse() {
  let coins: number[] = []
  const taken = new Map<string, readonly number[]>()
  return {
    earn(count: number, end: number) {
      coins = [...coins, ...Array.from({ length: count }, () => end)].sort((one, other) => one - other)
    },
    spend(orderId: string, count: number): boolean {
      if (count > coins.length) return false
      taken.set(orderId, coins.slice(0, count))
      coins = coins.slice(count)
      return true
    },
    release(orderId: string) {
      coins = [...coins, ...(taken.get(orderId) ?? [])].sort((one, other) => one - other)
      taken.delete(orderId)
    },
    pass(now: number) {
      coins = coins.filter((end) => end > now)
    },
    count: () => coins.length,
  }
}

describe.each(engines)('the ledger on $name', (engine) => {
  const shop = shareShop(engine)

  it('[27.4] always sums to what she has, whatever happens and whenever', { timeout: 240_000 }, async () => {
    const { database } = shop.api
    const sumOf = async (ownerId: string) =>
      (await database.select().from(schema.coinEntries).where(eq(schema.coinEntries.ownerId, ownerId))).reduce(
        (sum, { points }) => sum + points,
        0,
      )

    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 15 }), async (happenings) => {
        const ownerId = crypto.randomUUID()
        const purse = createPurse()
        const orders: string[] = []
        let now = Date.UTC(2026, 0, 1)
        for (const { kind, coins, days, which } of happenings) {
          now += days * dayMs
          purse.pass(now)
          const at = new Date(now)
          const orderId = orders[which % orders.length] ?? crypto.randomUUID()
          if (kind === 'earn') {
            await creditDelivered(database, { id: crypto.randomUUID(), ownerId, name: 'BH1', coins }, at)
            purse.earn(coins, now + coinLifetimeMs)
          } else if (kind === 'spend') {
            const own = crypto.randomUUID()
            const spent = await inTransaction(database, (transaction) =>
              spendCoins(transaction, { ownerId, orderId: own, orderName: 'BH2' }, coins, at),
            )
            expect(spent.ok).toBe(purse.spend(own, coins))
            if (spent.ok) orders.push(own)
          } else if (kind === 'release') {
            await inTransaction(database, (transaction) => releaseCoins(transaction, orderId, at))
            purse.release(orderId)
            purse.pass(now)
          } else await expireCoins(database, at)
          expect(await findBalance(database, ownerId, at)).toBe(purse.count())
          expect(await sumOf(ownerId)).toBe(purse.count())
        }
      }),
      { numRuns: 25 },
    )
  })
})
