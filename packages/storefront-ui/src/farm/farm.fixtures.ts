import type { FarmCropItem } from './farm.types.ts'

/** Three crops in the winter. */
export const someCrops: readonly FarmCropItem[] = [
  { crop: 'tomato', href: '#tomato', seasons: ['kharif', 'rabi', 'summer'], isInSeason: true },
  { crop: 'cotton', href: '#cotton', seasons: ['kharif'], isInSeason: false },
  { crop: 'pigeon-pea', href: '#pigeon-pea', seasons: ['kharif'], isInSeason: false },
]
