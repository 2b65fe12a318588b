import { crops } from './data/crops.ts'
import { seedLines } from './data/seed-lines.ts'
import { nutritionShelves, protectionShelves } from './data/shelves-crop.ts'
import { animalShelves, machineryShelves, saplingShelves } from './data/shelves-farm.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { SeedCategory } from './types.ts'

/** A sub-category as the generator uses it. `crop` is the bare crop name of a seed shelf. */
export interface Shelf {
  handle: string
  category: SeedCategory
  name: LocalizedTuple
  crop: LocalizedTuple | null
}

/** All sub-categories, in the order of the six categories. A seed shelf is named after its crop. */
export function createShelves(): Shelf[] {
  const seedCrops = [...new Set(seedLines.map((row) => row.crop))]
  const seeds = seedCrops.map((crop) => ({
    handle: `${crop}-seeds`,
    category: 'seeds' as const,
    name: crops[crop],
    crop: crops[crop],
  }))
  return [
    ...seeds,
    ...shelvesOf('crop-protection', protectionShelves),
    ...shelvesOf('crop-nutrition', nutritionShelves),
    ...shelvesOf('farm-machinery', machineryShelves),
    ...shelvesOf('animal-husbandry', animalShelves),
    ...shelvesOf('saplings', saplingShelves),
  ]
}

function shelvesOf(category: SeedCategory, names: Record<string, LocalizedTuple>): Shelf[] {
  return Object.entries(names).map(([handle, name]) => ({ handle, category, name, crop: null }))
}
