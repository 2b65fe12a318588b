import type { NetQuantity } from '../catalog/index.ts'

/** How much of a product an acre needs: what its label says, from the least to the most. */
export interface Dose {
  /** What is measured out: of something sprayed or spread, of seed, of things that are put up. */
  readonly kind: 'dose' | 'seed-rate' | 'count'
  readonly min: number
  /** The same as `min` where the label names one figure. */
  readonly max: number
  readonly unit: DoseUnit
}

/** The units that a dose is kept in. */
export type DoseUnit = 'g' | 'ml' | 'seed' | 'piece'

const doseUnits: Readonly<Record<NetQuantity['unit'], { readonly unit: DoseUnit; readonly size: number }>> = {
  g: { unit: 'g', size: 1 },
  kg: { unit: 'g', size: 1_000 },
  ml: { unit: 'ml', size: 1 },
  l: { unit: 'ml', size: 1_000 },
  seed: { unit: 'seed', size: 1 },
  piece: { unit: 'piece', size: 1 },
}

/** An amount of what is in a pack in the unit of a dose: 2 kg are 2000 g. */
export function inDoseUnit({ value, unit }: NetQuantity): { readonly amount: number; readonly unit: DoseUnit } {
  const { unit: smallUnit, size } = doseUnits[unit]
  return { amount: value * size, unit: smallUnit }
}

/** An amount as people say it: 1500 g are 1.5 kg, 900 g stay. Kept to three figures behind the point. */
export function toNetQuantity(amount: number, unit: DoseUnit): NetQuantity {
  if (unit === 'g' && amount >= 1_000) return { value: toThree(amount / 1_000), unit: 'kg' }
  if (unit === 'ml' && amount >= 1_000) return { value: toThree(amount / 1_000), unit: 'l' }
  return { value: unit === 'g' || unit === 'ml' ? toTenth(amount) : Math.ceil(amount - 1e-9), unit }
}

function toThree(value: number): number {
  return Math.round(value * 1_000) / 1_000
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
