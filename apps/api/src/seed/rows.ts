import type { actives } from './data/active-names.ts'
import type { animalNames } from './data/animal-names.ts'
import type { animalBenefits, animalUses } from './data/animal-words.ts'
import type { growthBenefits } from './data/benefits.ts'
import type { crops } from './data/crops.ts'
import type { fertilizerNames } from './data/fertilizer-names.ts'
import type { animals, seasons } from './data/labels.ts'
import type { machineNames } from './data/machine-names.ts'
import type { machineCare, machineFacts, machineUses } from './data/machine-words.ts'
import type { pests } from './data/pests.ts'
import type { nutritionPhrases } from './data/phrases-nutrition.ts'
import type { guardUses } from './data/phrases-protection-use.ts'
import type { modePhrases } from './data/phrases-protection.ts'
import type { seedPhrases } from './data/phrases-seeds.ts'
import type { guardKinds } from './data/product-words.ts'
import type { saplingVarieties } from './data/sapling-varieties.ts'
import type { saplingKinds, saplingTraits } from './data/sapling-words.ts'
import type { seedTraits } from './data/seed-traits.ts'
import type { animalShelves, machineryShelves, saplingShelves } from './data/shelves-farm.ts'
import type { nutritionShelves, protectionShelves } from './data/shelves-crop.ts'
import type { trapNames } from './data/trap-names.ts'
import type { PackshotShape } from './types.ts'

/** The rows of the fact tables in `data/`: keys point into the word tables, so a misspelt key does not compile. */

export type CropKey = keyof typeof crops
export type PackUnit = 'g' | 'kg' | 'ml' | 'l' | 'piece' | 'seed'

/** Price in rupees of a pack of the first number's size: `[250, 255]` is 250 g for 255 rupees. */
export type ReferencePrice = readonly [size: number, rupees: number]

/** A named choice of a machine or tool and its price in rupees. */
export type OptionPrice = readonly [title: string, rupees: number]

interface Row {
  price: ReferencePrice
  packs: readonly number[]
  /** How many brands sell it. */
  copies: number
}

export interface SeedLineRow extends Row {
  crop: CropKey
  kind: 'hybrid' | 'improved' | 'desi'
  group: 'vegetable' | 'leafy' | 'fruit' | 'field' | 'fodder' | 'flower'
  unit: 'g' | 'kg' | 'seed'
  days: string
  rate: string
  spacing: string
  seasons: readonly (keyof typeof seasons)[]
  method: keyof typeof seedPhrases
  traits: readonly (keyof typeof seedTraits)[]
  tolerates: readonly (keyof typeof pests)[]
}

export interface PesticideRow extends Row {
  kind: keyof typeof guardKinds
  /** Active ingredients and their strength. */
  of: readonly (readonly [keyof typeof actives, string])[]
  /** Formulation code: SL, WP, SC ... */
  code: string
  unit: 'g' | 'ml'
  targets: readonly (keyof typeof pests)[]
  crops: readonly CropKey[]
  litre: string
  acre: string
  /** Days between the last use and the harvest; 0 where none is set. */
  wait: number
  mode: keyof typeof modePhrases
  use: keyof typeof guardUses
}

export interface TrapRow extends Row {
  name: keyof typeof trapNames
  shelf: keyof typeof protectionShelves
  tech: string
  unit: 'piece' | 'ml'
  acre: string
  targets: readonly (keyof typeof pests)[]
  crops: readonly CropKey[]
  use: 'trap' | 'adjuvant' | 'net'
  shape: PackshotShape
  organic: boolean
}

export interface FertilizerRow extends Row {
  name: keyof typeof fertilizerNames
  shelf: keyof typeof nutritionShelves
  tech: string
  unit: 'g' | 'kg' | 'ml'
  litre: string
  acre: string
  crops: readonly CropKey[]
  benefits: readonly (keyof typeof growthBenefits)[]
  use: keyof typeof nutritionPhrases
  shape: PackshotShape
  organic: boolean
}

export interface MachineRow {
  name: keyof typeof machineNames
  shelf: keyof typeof machineryShelves
  use: keyof typeof machineUses
  care: keyof typeof machineCare
  options: readonly OptionPrice[]
  facts: readonly (readonly [keyof typeof machineFacts, string])[]
  copies: number
  origins: readonly string[]
  shape: PackshotShape
}

export interface AnimalRow extends Row {
  name: keyof typeof animalNames
  shelf: keyof typeof animalShelves
  tech: string
  animal: keyof typeof animals
  unit: 'g' | 'kg' | 'ml' | 'l' | 'piece'
  dose: string
  use: keyof typeof animalUses
  benefits: readonly (keyof typeof animalBenefits)[]
  options: readonly OptionPrice[]
  shape: PackshotShape
  organic: boolean
}

export interface SaplingRow extends Row {
  crop: CropKey
  variety: keyof typeof saplingVarieties
  kind: keyof typeof saplingKinds
  shelf: keyof typeof saplingShelves
  spacing: string
  pit: string
  /** Years to the first fruit, flower or cutting. */
  bears: string
  traits: readonly (keyof typeof saplingTraits)[]
}
