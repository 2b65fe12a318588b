import type { NetQuantity, Variant } from '../catalog/index.ts'
import { toAsciiDigits } from '../digits/index.ts'
import type { Paise } from '../money/index.ts'
import type { Result } from '../result/index.ts'
import { err, ok } from '../result/index.ts'
import { toAcres } from './area-units.ts'
import type { AreaUnit } from './area-units.ts'
import { inDoseUnit, toNetQuantity } from './dose.ts'
import type { Dose } from './dose.ts'

/** Why there is no advice: the area is no number above 0, or too large to be a field of one farmer. */
export type AreaError = 'dose/area-missing' | 'dose/area-invalid' | 'dose/area-too-large'

/** How many packs an area needs. */
export interface DoseAdvice {
  /** What the area needs by the lower and by the upper end of the dose. */
  readonly needed: { readonly min: NetQuantity; readonly max: NetQuantity }
  /** Whole packs for the lower and for the upper end. */
  readonly packs: { readonly min: number; readonly max: number }
  /** What is left in the last pack of `packs.max` at the upper end; null when nothing is. */
  readonly leftOver: NetQuantity | null
  /** What `packs.max` cost. */
  readonly cost: Paise
}

/** More than this is no field but a slip of the finger. */
const mostAcres = 1_000

/** Floating point must not make a pack out of the millionth part of a gram. */
const grain = 1e-6

/** Reads an area as it is typed: digits of any script, a point or a comma before the fraction. */
export function parseArea(text: string): Result<number, AreaError> {
  const typed = toAsciiDigits(text).trim().replace(',', '.')
  if (typed === '') return err('dose/area-missing')
  const area = /^\d{1,7}(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : 0
  return area > 0 ? ok(area) : err('dose/area-invalid')
}

/** Whether the contents of a pack can be compared with a dose: grams with grams, seeds with seeds. */
export function isDosedBy(dose: Dose, { netQuantity }: Pick<Variant, 'netQuantity'>): boolean {
  return netQuantity !== null && netQuantity.value > 0 && inDoseUnit(netQuantity).unit === dose.unit
}

/**
 * The whole packs that an area needs, rounded up, and what is left over. The dose is that of an acre.
 *
 * @returns The advice; 'dose/area-too-large' above 1,000 acres. Null for a pack that `isDosedBy` refuses.
 */
export function packsForArea(
  dose: Dose,
  { area, unit }: { readonly area: number; readonly unit: AreaUnit },
  variant: Pick<Variant, 'netQuantity' | 'packCount' | 'price'>,
): Result<DoseAdvice, AreaError> | null {
  if (variant.netQuantity === null || !isDosedBy(dose, variant)) return null
  const acres = toAcres(area, unit)
  if (acres > mostAcres) return err('dose/area-too-large')
  const inPack = inDoseUnit(variant.netQuantity).amount * variant.packCount
  const needed = { min: dose.min * acres, max: dose.max * acres }
  const packsOf = (amount: number) => Math.max(1, Math.ceil(amount / inPack - grain))
  const packs = { min: packsOf(needed.min), max: packsOf(needed.max) }
  const left = packs.max * inPack - needed.max
  return ok({
    needed: { min: toNetQuantity(needed.min, dose.unit), max: toNetQuantity(needed.max, dose.unit) },
    packs,
    leftOver: left > inPack * grain * 2 ? leftOf(left, dose) : null,
    cost: packs.max * variant.price,
  })
}

/** Of things that are counted only whole ones are left. */
function leftOf(amount: number, { unit }: Dose): NetQuantity | null {
  const whole = unit === 'seed' || unit === 'piece' ? Math.floor(amount + grain) : amount
  return whole === 0 ? null : toNetQuantity(whole, unit)
}
