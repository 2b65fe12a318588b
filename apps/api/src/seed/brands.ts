import { brandHeads, brandTails } from './data/brand-morphemes.ts'
import { avoidedBrands, brandTailShelves, oddBrandHandles } from './data/brand-shelves.ts'
import { mainCollections } from './data/collection-words.ts'
import { at, createSeededRandom } from './random.ts'
import { localize } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import { slugify } from './slugify.ts'
import type { SeedCategory } from './types.ts'

/** A brand as the generator uses it, before quirks take translations away. */
export interface Brand {
  handle: string
  name: LocalizedTuple
  /** Hue of its labels, 0 to 359. */
  hue: number
  /** The shelf on which it sells; null is the shop's own brand, which sells on all. */
  shelf: SeedCategory | null
}

/** The shop's own brand [09.5]. */
export const ownBrand: Brand = { handle: 'tapas', name: mainCollections.tapas, hue: 145, shelf: null }

/** All brands: the own one, then every second head and tail pair, without the avoided ones. */
export function createBrands(): Brand[] {
  const heads = Object.values(brandHeads)
  const tails = Object.entries(brandTails)
  const invented = tails.flatMap(([tail, tailName], column) =>
    heads
      .filter((_, row) => (row + column) % 2 === 0)
      .map((head) => localize((language) => `${head[language] ?? ''}${tailName[language] ?? ''}`))
      .filter(([english]) => !avoidedBrands.includes(english))
      .map((name) => ({ name, shelf: brandTailShelves[tail as keyof typeof brandTails] })),
  )
  const brands = invented.map(({ name, shelf }, index) => ({
    handle: oddBrandHandles[name[0]] ?? slugify(name[0]),
    name,
    hue: (index * 137) % 360,
    shelf,
  }))
  return [ownBrand, ...brands]
}

/**
 * Hands out the brands of a shelf in turn, so that the copies of one article are never from the same brand and no brand
 * stays without a product. Every 41st product of a shelf is the shop's own.
 */
export function createBrandDealer(brands: readonly Brand[]): (category: SeedCategory) => Brand {
  const shuffled = createSeededRandom('brand dealer').shuffle(brands)
  const dealt = new Map<SeedCategory, number>()
  return (category) => {
    const turn = dealt.get(category) ?? 0
    dealt.set(category, turn + 1)
    if (turn % 41 === 7) return ownBrand
    return at(
      shuffled.filter((brand) => brand.shelf === category),
      turn,
    )
  }
}
