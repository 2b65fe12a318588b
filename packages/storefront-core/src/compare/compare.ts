import { defaultVariant, variantAvailability } from '../availability/index.ts'
import { compositionOf, technicalTextOf, unitPrice } from '../catalog/index.ts'
import type { LocalizedText, ProductDetail, UnitPrice, Variant } from '../catalog/index.ts'
import { isListOf, isText, parseJson } from '../shape/index.ts'

/** How many products stand beside each other: more do not fit a phone, nor a decision. */
export const compareLimit = 4

const isHandles = isListOf(isText)

/** Handles of compared products as the device keeps them; none where it holds anything else. */
export function parseCompared(stored: unknown): readonly string[] {
  const value = parseJson(stored)
  if (!isHandles(value)) return []
  return [...new Set(value)].filter((handle) => handle !== '' && handle.length <= 200).slice(0, compareLimit)
}

/** The handles with one more, or as they were where it is among them; null where there are as many as may be. */
export function addCompared(handles: readonly string[], handle: string): readonly string[] | null {
  if (handles.includes(handle)) return handles
  return handles.length < compareLimit ? [...handles, handle] : null
}

/** What is compared of a product. Null stands for what it does not tell. */
export interface ComparedFacts {
  /** The pack that its page opens with; null where it has none. */
  readonly variant: Variant | null
  readonly isForSale: boolean
  /** The lowest price per kg, litre, piece or 100 seeds of its packs for sale. */
  readonly lowestUnitPrice: UnitPrice | null
  /** Active ingredient, grade or formulation. */
  readonly composition: LocalizedText | null
}

/** The facts of a product for a comparison. */
export function comparedFacts(product: ProductDetail): ComparedFacts {
  const variant = defaultVariant(product) ?? null
  const forSale = product.variants.filter((pack) => variantAvailability(pack).forSale)
  const prices = forSale.flatMap((pack) => unitPrice(pack) ?? [])
  const [lowest = null] = prices.toSorted((one, other) => one.amount - other.amount)
  return {
    variant,
    isForSale: forSale.length > 0,
    lowestUnitPrice: prices.every(({ per }) => per.unit === lowest?.per.unit) ? lowest : null,
    composition: compositionOf(product) && technicalTextOf(product),
  }
}
