import { areaUnits, parseFieldArea } from '../dose/index.ts'
import type { AreaUnit } from '../dose/index.ts'
import { isRecord, parseJson } from '../shape/index.ts'
import { isFarmCrop } from './crops.ts'
import type { FarmCrop } from './crops.ts'

/** What a shopper has told of the own farm. */
export interface Farm {
  /** In the order in which they were chosen, at most `farmCropLimit`. */
  readonly crops: readonly FarmCrop[]
  /** How large the farm is in `unit`; null where that was not told. */
  readonly area: number | null
  readonly unit: AreaUnit
}

/** How many crops a farm can have: more are no help for a choice. */
export const farmCropLimit = 12

/** A farm of which nothing was told. */
export const emptyFarm: Farm = { crops: [], area: null, unit: 'acre' }

/** A farm as the device keeps it; of anything else, and of what is no longer known, what can be read. */
export function parseFarm(stored: unknown): Farm {
  const value = parseJson(stored)
  if (!isRecord(value)) return emptyFarm
  const { crops, area, unit } = value
  const known = Array.isArray(crops) ? crops.filter(isFarmCrop) : []
  return { crops: [...new Set(known)].slice(0, farmCropLimit), ...readLand(area, unit) }
}

/** Whether nothing was told of a farm. */
export function isEmptyFarm({ crops, area }: Farm): boolean {
  return crops.length === 0 && area === null
}

/** A farm with one crop more; null where it has as many as may be. */
export function addCrop(farm: Farm, crop: FarmCrop): Farm | null {
  if (farm.crops.includes(crop)) return farm
  return farm.crops.length < farmCropLimit ? { ...farm, crops: [...farm.crops, crop] } : null
}

/** A farm with removed crops back in their places, as far as there is room: what was told since the removal stays. */
export function undoRemoval(now: Farm, before: Farm, removed: readonly FarmCrop[]): Farm {
  const back = removed.filter((crop) => !now.crops.includes(crop)).slice(0, farmCropLimit - now.crops.length)
  const old = before.crops.filter((crop) => now.crops.includes(crop) || back.includes(crop))
  const land = now.area === null ? before : now
  return { crops: [...new Set([...old, ...now.crops])], area: land.area, unit: land.unit }
}

/** An area says nothing without its measure. */
function readLand(area: unknown, unit: unknown): Pick<Farm, 'area' | 'unit'> {
  if (!isAreaUnit(unit)) return { area: null, unit: emptyFarm.unit }
  return { area: typeof area === 'number' && parseFieldArea(String(area), unit).ok ? area : null, unit }
}

function isAreaUnit(value: unknown): value is AreaUnit {
  return typeof value === 'string' && Object.hasOwn(areaUnits, value)
}
