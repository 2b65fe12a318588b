import type { Emblem } from '../../data/emblems.ts'
import { creatures } from './creatures.ts'
import { fieldCrops } from './field-crops.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { flowers } from './flowers.ts'
import { fruits } from './fruits.ts'
import { gourds } from './gourds.ts'
import { machines } from './machines.ts'
import { orchardFruits } from './orchard-fruits.ts'
import { plants } from './plants.ts'
import { rootVegetables } from './root-vegetables.ts'
import { place } from '../svg.ts'

const drawings: Readonly<Record<string, string>> = {
  ...fruitVegetables,
  ...rootVegetables,
  ...gourds,
  ...fruits,
  ...orchardFruits,
  ...flowers,
  ...fieldCrops,
  ...plants,
  ...creatures,
} satisfies Record<Emblem, string>

/** The slugs of the catalogue that have a drawing of their own. */
export const drawnEmblems: readonly string[] = Object.keys(drawings)

const all: Readonly<Record<string, string>> = { ...drawings, ...machines }

/** Draws an emblem with its centre at (x, y). An unknown slug is drawn as a sprout. */
export function emblem(slug: string, x: number, y: number, size: number, degrees = 0): string {
  const drawing = Object.hasOwn(all, slug) ? all[slug] : undefined
  return place(place(drawing ?? plants.sprout, -50, -50), x, y, degrees, size / 100)
}
