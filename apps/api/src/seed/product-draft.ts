import type { Dose } from '@krishi/storefront-core/dose'
import type { Emblem } from './data/emblems.ts'
import type { OptionPrice, PackUnit, ReferencePrice } from './rows.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { PackshotShape, SeedCategory, SeedPlantProtection } from './types.ts'

/** How a product is sold: in packs of a unit, or as named options of a machine or tool. */
export type Offer =
  | { by: 'pack'; unit: PackUnit; price: ReferencePrice; packs: readonly number[]; plants: boolean }
  | { by: 'option'; options: readonly OptionPrice[] }

/** A product before it has a brand, a price and a stock: all its facts and texts. */
export interface ProductDraft {
  /** Names the product's own random stream; unique. */
  key: string
  category: SeedCategory
  shelf: string
  classification: 'Bio/Organic' | 'Chemical' | 'General'
  /** The name without the brand. */
  name: LocalizedTuple
  /** What it is, whole and without brand or variety: a line of its own on cards. */
  kind: LocalizedTuple
  /** What it consists of or how it was bred; empty where its options say that. */
  technical: LocalizedTuple
  origin: string
  /** What an acre needs, from the same figure that the description shows. */
  dose: Dose | null
  shape: PackshotShape
  emblem: Emblem
  /** The label's two lines under the brand. */
  label: readonly [title: string, subtitle: string]
  offer: Offer
  /** Collections besides the category, the shelf and those that follow from price and rank. */
  collections: readonly string[]
  /** The description, once the full name (already escaped) is known. */
  describe: (product: LocalizedTuple) => LocalizedTuple
  overview: LocalizedTuple
  /** What its label tells; a draft without has no such label. */
  plantProtection?: SeedPlantProtection
}
