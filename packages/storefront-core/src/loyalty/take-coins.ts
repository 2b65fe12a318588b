/** Coins that came to a shopper at once and expire at once. */
export interface CoinLot {
  readonly id: string
  /** What is left of them. */
  readonly left: number
  /** In ms since 1970; null for coins that do not expire. */
  readonly expiresAt: number | null
}

/** What a purchase takes of one lot. */
export interface CoinDraw {
  readonly lot: CoinLot
  readonly points: number
}

/** How long coins are valid, in ms: 180 days [27.4]. */
export const coinLifetimeMs = 180 * 24 * 60 * 60 * 1000

/** Takes coins from the lots of a wallet, those that expire first first; null when there are not as many. */
export function takeCoins(lots: readonly CoinLot[], points: number): readonly CoinDraw[] | null {
  const draws: CoinDraw[] = []
  let missing = points
  for (const lot of [...lots].sort(byExpiry)) {
    const taken = Math.min(lot.left, missing)
    if (taken > 0) draws.push({ lot, points: taken })
    missing -= taken
  }
  return missing === 0 ? draws : null
}

function byExpiry(one: CoinLot, other: CoinLot): number {
  const [first, second] = [one.expiresAt ?? Infinity, other.expiresAt ?? Infinity]
  return first === second ? 0 : first - second
}
