import { compositionOf } from './composition.ts'
import type { ProductDetail, Variant } from './product.ts'
import { unitPrice } from './unit-price.ts'

type Pack = Pick<Variant, 'price' | 'packCount' | 'netQuantity'>
type OnShelf = Pick<ProductDetail, 'technicalContent' | 'category'>

/** A cheaper pack, and by how many percent its unit price is lower, rounded. */
export interface Substitute<Offer> {
  readonly offer: Offer
  readonly cheaperPercent: number
}

interface Compared<Offer> extends Substitute<Offer> {
  /** How far apart the contents are: 1 is the same, 2 is half or twice as much. */
  readonly distance: number
}

/**
 * What to recommend in place of a pack [17.1]: a pack in the same measure that costs less per unit and less in all, and
 * holds at least half as much, since a large sack beside a small pouch is another purchase. The nearest in contents is
 * chosen, then the one that saves most, then the first. Null where there is none.
 *
 * @param offers Packs of goods that do the same and are for sale, in the order of their rank.
 */
export function findSubstitute<Offer extends Pack>(pack: Pack, offers: readonly Offer[]): Substitute<Offer> | null {
  const found = offers.flatMap((offer) => compare(pack, offer) ?? [])
  const [first, ...others] = found
  if (first === undefined) return null
  const { offer, cheaperPercent } = others.reduce((best, each) => (isBetter(each, best) ? each : best), first)
  return { offer, cheaperPercent }
}

/** Whether one product may be called a substitute of another: it stands on the same shelf, and its label says the same [17.1]. */
export function isSubstitute(product: OnShelf, other: OnShelf): boolean {
  const content = product.technicalContent.trim()
  return (
    content !== '' && content === other.technicalContent.trim() && product.category.handle === other.category.handle
  )
}

/** What is in both of two products. Null for seed: varieties that are described alike are not the same [17.1]. */
export function sharedContent(
  product: Parameters<typeof compositionOf>[0],
  other: Parameters<typeof compositionOf>[0],
): string | null {
  const content = compositionOf(product)?.content
  return content !== undefined && content === compositionOf(other)?.content ? content : null
}

/**
 * By how many percent a pack is cheaper per unit than the packs of another product: the least of them, so that it is
 * true of each. Null where one of them is as cheap, and where no pack is in the same measure.
 */
export function cheaperThanAll(packs: readonly Pack[], pack: Pack): number | null {
  const own = unitPrice(pack)
  const others = packs.flatMap((other) => unitPrice(other) ?? []).filter(({ per }) => per.unit === own?.per.unit)
  if (own === null || own.amount <= 0 || others.length === 0) return null
  const percent = Math.min(...others.map(({ amount }) => Math.round((1 - own.amount / amount) * 100)))
  return percent < 1 ? null : percent
}

/** Whether a substitute shows its rating: only a good one recommends it [17.2]. */
export function isRatingShown(average: number, threshold: number): boolean {
  return average > threshold
}

function compare<Offer extends Pack>(pack: Pack, offer: Offer): Compared<Offer> | null {
  const [own, other] = [unitPrice(pack), unitPrice(offer)]
  if (own === null || other === null || own.per.unit !== other.per.unit) return null
  if (offer.price <= 0 || offer.price >= pack.price || other.amount <= 0) return null
  const cheaperPercent = Math.round((1 - other.amount / own.amount) * 100)
  const contents = offer.price / other.amount / (pack.price / own.amount)
  if (cheaperPercent < 1 || contents < 0.5) return null
  // Unit prices are rounded to a paisa; the same contents must not seem apart for that.
  return { offer, cheaperPercent, distance: Math.round(Math.max(contents, 1 / contents) * 100) / 100 }
}

function isBetter(each: Compared<unknown>, best: Compared<unknown>): boolean {
  return each.distance < best.distance || (each.distance === best.distance && each.cheaperPercent > best.cheaperPercent)
}
