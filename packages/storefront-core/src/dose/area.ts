import type { NetQuantity, Variant } from '../catalog/index.ts'
import { toAsciiDigits } from '../digits/index.ts'
import type { Result } from '../result/index.ts'
import { err, ok } from '../result/index.ts'
import { toAcres } from './area-units.ts'
import type { AreaUnit } from './area-units.ts'
import { inDoseUnit, toNetQuantity } from './dose.ts'
import type { Dose } from './dose.ts'

/** Why there is no advice: the area is no number above 0, or too large to be a field of one farmer. */
export type AreaError = 'dose/area-missing' | 'dose/area-invalid' | 'dose/area-too-large'

/** More than this is no field but a slip of the finger. */
export const mostAcres = 1_000

/** Floating point must not leave the millionth part of a gram over. */
const grain = 1e-6

/** Reads an area as it is typed: digits of any script, a point or a comma before the fraction. */
export function parseArea(text: string): Result<number, AreaError> {
  const typed = toAsciiDigits(text).trim().replace(',', '.')
  if (typed === '') return err('dose/area-missing')
  const area = /^\d{1,7}(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : 0
  return area > 0 ? ok(area) : err('dose/area-invalid')
}

/** Reads the area of a field as it is typed, which is at most `mostAcres`. */
export function parseFieldArea(text: string, unit: AreaUnit): Result<number, AreaError> {
  const area = parseArea(text)
  return area.ok && toAcres(area.value, unit) > mostAcres ? err('dose/area-too-large') : area
}

/** Whether the contents of a pack can be compared with a dose: grams with grams, seeds with seeds. */
export function isDosedBy(dose: Dose, { netQuantity }: Pick<Variant, 'netQuantity'>): boolean {
  return netQuantity !== null && netQuantity.value > 0 && inDoseUnit(netQuantity).unit === dose.unit
}

/** What is left of `bought` where `needed` is used; null when nothing is. Of things that are counted only whole ones are left. */
export function leftOverOf(bought: number, needed: number, { unit }: Dose): NetQuantity | null {
  const left = bought - needed
  if (left <= bought * grain) return null
  const whole = unit === 'seed' || unit === 'piece' ? Math.floor(left + grain) : left
  return whole === 0 ? null : toNetQuantity(whole, unit)
}
