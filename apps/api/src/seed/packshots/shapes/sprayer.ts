import type { Pack } from '../pack.ts'
import { carton } from './carton.ts'
import { knapsack } from './knapsack.ts'
import { pressureSprayer } from './pressure-sprayer.ts'

/** Machines: sprayers as themselves, anything else in its printed carton. */
export function sprayer(pack: Pack): string {
  const { title } = pack.spec
  if (!/sprayer/i.test(title) || /pump|gun|hose|nozzle/i.test(title)) return carton(pack)
  return /hand|pressure/i.test(title) ? pressureSprayer(pack) : knapsack(pack)
}
