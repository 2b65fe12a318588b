import type { Paise } from '../money/index.ts'
import type { NetQuantity, Variant } from './product.ts'

/** A price that can be compared between packs. */
export interface UnitPrice {
  readonly amount: Paise
  readonly per: { readonly value: number; readonly unit: 'kg' | 'l' | 'piece' | 'seed' }
}

interface Measure {
  readonly unit: UnitPrice['per']['unit']
  /** How many of the pack's unit make up `value` of `unit`. */
  readonly size: number
  readonly value: number
}

const measures: Readonly<Record<NetQuantity['unit'], Measure>> = {
  g: { unit: 'kg', size: 1_000, value: 1 },
  kg: { unit: 'kg', size: 1, value: 1 },
  ml: { unit: 'l', size: 1_000, value: 1 },
  l: { unit: 'l', size: 1, value: 1 },
  piece: { unit: 'piece', size: 1, value: 1 },
  seed: { unit: 'seed', size: 100, value: 100 },
}

/** The price per kg, litre, piece or 100 seeds, to the nearest paisa; null when the pack does not say what is in it. */
export function unitPrice({
  price,
  packCount,
  netQuantity,
}: Pick<Variant, 'price' | 'packCount' | 'netQuantity'>): UnitPrice | null {
  if (netQuantity === null) return null
  const contents = netQuantity.value * packCount
  if (contents <= 0) return null
  const { unit, size, value } = measures[netQuantity.unit]
  return { amount: Math.round((price * size) / contents), per: { value, unit } }
}
