import type { AdvancePayment, DiscountProperties, DynamicPrepaid, LocalizedText } from '../catalog/index.ts'
import { isLocale } from '../locale/index.ts'
import {
  hasShape,
  isCount,
  isFlag,
  isNullOr,
  isOneOf,
  isPositive,
  isRecord,
  isText,
  parseJson,
} from '../shape/index.ts'
import type { Guard } from '../shape/index.ts'
import type { CartLine } from './cart.ts'
import type { CartVersions } from './merge-carts.ts'

const isLocalizedText = hasShape<LocalizedText>({ text: isText, lang: isLocale })
const isRule = isOneOf('percentage', 'fixed')
const isInteger: Guard<number> = (value): value is number => Number.isSafeInteger(value)
const isQuantity: Guard<number> = (value): value is number => isCount(value) && value > 0

function isAbsentOr<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value)
}

/** Whether something from storage is a whole line. */
export const isCartLine = hasShape<CartLine>({
  productId: isText,
  id: isText,
  productName: isLocalizedText,
  productHandle: isText,
  productType: isText,
  vendorName: isText,
  productImage: isText,
  oldProductTitle: isAbsentOr(isText),
  deepLinkUrl: isAbsentOr(isText),
  position: isAbsentOr(isPositive),
  title: isLocalizedText,
  price: isCount,
  compareAtPrice: isNullOr(isCount),
  cartQty: isQuantity,
  isVariantAvailForSale: isFlag,
  isVariantLimited: isFlag,
  inventoryQuantity: isInteger,
  inventoryManagement: isOneOf('shopify', null),
  inventoryPolicy: isOneOf('deny', 'continue'),
  maxCount: isCount,
  discountProperties: isNullOr(hasShape<DiscountProperties>({ type: isRule, value: isPositive })),
  dynamicPrepaid: isNullOr(
    hasShape<DynamicPrepaid>({ roundingType: isOneOf('none', 'ceil', 'floor'), value: isPositive }),
  ),
  advancePayment: isNullOr(
    hasShape<AdvancePayment>({
      isAdvanceAmountPayable: isFlag,
      advAmount: isCount,
      type: isRule,
      value: isPositive,
      condition: isText,
    }),
  ),
})

/** The lines as storage keeps them under `cartProducts` [07.1]. */
export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines)
}

/**
 * Reads lines back from storage: its text, null, or whatever else was there. What is corrupt is left out, a second line of
 * a variant too; the rest of the cart survives [07.3].
 */
export function parseStoredCart(stored: unknown): readonly CartLine[] {
  const value = parseJson(stored)
  if (!Array.isArray(value)) return []
  const lines = new Map<string, CartLine>()
  for (const line of value) {
    if (isCartLine(line) && !lines.has(line.id)) lines.set(line.id, line)
  }
  return [...lines.values()]
}

/** Reads the versions of lines back from storage; corrupt entries are left out. */
export function parseStoredVersions(stored: unknown): CartVersions {
  const value = parseJson(stored)
  return isRecord(value)
    ? new Map(Object.entries(value).filter((entry): entry is [string, number] => isCount(entry[1])))
    : new Map()
}

/** The versions as text for storage. */
export function serializeVersions(versions: CartVersions): string {
  return JSON.stringify(Object.fromEntries(versions))
}
