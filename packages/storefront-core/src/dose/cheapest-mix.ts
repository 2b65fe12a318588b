import type { Paise } from '../money/index.ts'

/** A pack to choose from: what is in it, in one unit for all, what it costs, and how many there are (`Infinity` for any). */
export interface MixPack {
  readonly contents: number
  readonly price: Paise
  readonly most: number
}

/** A pack with its contents in steps, and how many of it are in the mix so far. */
interface ShelfPack extends MixPack {
  readonly size: number
  count: number
}

/** Packs that are bought together or not at all; taken as often as wanted where `count` is null. */
interface Bundle {
  readonly pack: ShelfPack
  readonly count: number | null
  readonly size: number
  readonly weight: number
}

/** Contents are compared to a thousandth of their unit. */
const parts = 1_000

/** Above this many steps the best pack by unit price fills the beginning: no shopper sees a difference, a phone does. */
const mostSteps = 50_000

/** Of two mixes at one price the one with fewer packs: a price outweighs as many. */
const priceWeight = 65_536

/**
 * The cheapest packs that hold at least `amount` together; of those at one price the ones with the fewest packs.
 *
 * @returns How many of each pack, in their order; null where all of them are not enough.
 */
export function cheapestMix(amount: number, packs: readonly MixPack[]): readonly number[] | null {
  const contents = packs.map((pack) => Math.round(pack.contents * parts))
  const step = contents.reduce(greatestCommonDivisor, 0)
  if (step === 0) return null
  // Floating point must not make a pack out of the millionth part of a gram.
  const needed = Math.max(1, Math.ceil((amount * parts) / step - 1e-6))
  const shelf = packs.map((pack, index): ShelfPack => ({ ...pack, size: Number(contents[index]) / step, count: 0 }))
  let open = needed
  for (const pack of shelf.toSorted((one, other) => one.price / one.size - other.price / other.size)) {
    pack.count = Math.min(pack.most, Math.floor(Math.max(0, open - mostSteps) / pack.size))
    open -= pack.count * pack.size
  }
  return takeCheapest(open, toBundles(shelf, open)) ? shelf.map(({ count }) => count) : null
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}

/** 13 of a pack as 1 + 2 + 4 + 6: every number up to it can be made of these. */
function toBundles(shelf: readonly ShelfPack[], needed: number): readonly Bundle[] {
  return shelf.flatMap((pack) => {
    const { size, price } = pack
    const most = pack.most - pack.count
    const weight = price * priceWeight + 1
    if (most * size >= needed) return [{ pack, count: null, size, weight }]
    const bundles: Bundle[] = []
    for (let left = most, count = 1; left > 0; left -= count, count *= 2) {
      const taken = Math.min(count, left)
      bundles.push({ pack, count: taken, size: size * taken, weight: weight * taken })
    }
    return bundles
  })
}

/** Puts the lightest bundles that reach `needed` into the mix; false where nothing does. */
function takeCheapest(needed: number, bundles: readonly Bundle[]): boolean {
  const lightest = new Float64Array(needed + 1).fill(Infinity)
  lightest[0] = 0
  const tried = bundles.map((bundle) => {
    const { size, weight, count } = bundle
    const takes = new Uint8Array(needed + 1)
    const consider = (at: number) => {
      const sum = Number(lightest[Math.max(0, at - size)]) + weight
      if (sum >= Number(lightest[at])) return
      lightest[at] = sum
      takes[at] = 1
    }
    // Upwards a bundle can be taken again, downwards only once.
    if (count === null) for (let at = 1; at <= needed; at++) consider(at)
    else for (let at = needed; at >= 1; at--) consider(at)
    return { ...bundle, takes }
  })
  if (lightest[needed] === Infinity) return false
  let at = needed
  for (const { pack, count, size, takes } of tried.toReversed()) {
    while (at > 0 && takes[at] === 1) {
      pack.count += count ?? 1
      at = Math.max(0, at - size)
      if (count !== null) break
    }
  }
  return true
}
