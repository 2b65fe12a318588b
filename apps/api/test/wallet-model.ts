import fc from 'fast-check'

/** Something that happens to a wallet, some days after the last. */
export const happening = fc.record({
  kind: fc.constantFrom('earn', 'spend', 'release', 'expire'),
  coins: fc.integer({ min: 1, max: 60 }),
  days: fc.nat(70),
  which: fc.nat(20),
})

export const dayMs = 24 * 60 * 60 * 1000

/** The same wallet, kept in the head: each coin with its end, and what each order took. */
export function createWalletModel() {
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
