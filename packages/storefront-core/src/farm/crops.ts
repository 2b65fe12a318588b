import { toIndiaTime } from '../format/index.ts'

/** A sowing season of India: the rains, the winter, and the summer between them. */
export type Season = 'kharif' | 'rabi' | 'summer'

/**
 * The crops that a farm can have, by stable ids, with the seasons in which they are sown or planted; their names are messages of the
 * view. Seasons are those of the seed labels and of the crop calendar of the Ministry of Agriculture; what bears for years is planted
 * with the rains.
 */
const cropSeasons = {
  paddy: ['kharif', 'rabi'],
  wheat: ['rabi'],
  maize: ['kharif', 'rabi', 'summer'],
  sorghum: ['kharif', 'rabi'],
  'pearl-millet': ['kharif', 'summer'],
  'finger-millet': ['kharif'],
  cotton: ['kharif'],
  sugarcane: ['rabi', 'summer'],
  soybean: ['kharif'],
  groundnut: ['kharif', 'summer'],
  mustard: ['rabi'],
  sunflower: ['kharif', 'rabi', 'summer'],
  sesame: ['kharif', 'summer'],
  chickpea: ['rabi'],
  'pigeon-pea': ['kharif'],
  'green-gram': ['kharif', 'summer'],
  'black-gram': ['kharif', 'rabi', 'summer'],
  lentil: ['rabi'],
  tomato: ['kharif', 'rabi', 'summer'],
  chilli: ['kharif', 'rabi', 'summer'],
  onion: ['kharif', 'rabi'],
  potato: ['rabi'],
  brinjal: ['kharif', 'rabi', 'summer'],
  okra: ['kharif', 'summer'],
  cabbage: ['rabi'],
  cauliflower: ['kharif', 'rabi'],
  peas: ['rabi'],
  carrot: ['rabi'],
  cucumber: ['kharif', 'summer'],
  'bottle-gourd': ['kharif', 'summer'],
  'bitter-gourd': ['kharif', 'summer'],
  spinach: ['kharif', 'rabi', 'summer'],
  coriander: ['rabi'],
  fenugreek: ['rabi'],
  turmeric: ['kharif', 'summer'],
  watermelon: ['summer'],
  muskmelon: ['summer'],
  papaya: ['kharif', 'summer'],
  banana: ['kharif'],
  mango: ['kharif'],
  coconut: ['kharif'],
  pomegranate: ['kharif'],
  marigold: ['kharif', 'rabi', 'summer'],
} as const satisfies Readonly<Record<string, readonly Season[]>>

/** The id of a crop of a farm. */
export type FarmCrop = keyof typeof cropSeasons

/** All crops of a farm to choose from: field crops, vegetables, fruits, flowers. */
export const farmCrops = Object.keys(cropSeasons) as readonly FarmCrop[]

/** Whether a value is the id of a crop of a farm. */
export function isFarmCrop(value: unknown): value is FarmCrop {
  return typeof value === 'string' && Object.hasOwn(cropSeasons, value)
}

/** The seasons in which a crop is sown or planted. */
export function seasonsOf(crop: FarmCrop): readonly Season[] {
  return cropSeasons[crop]
}

/** The season of a moment in India: kharif from June, rabi from October, summer from February; null for a moment that is no date. */
export function seasonAt(now: number): Season | null {
  const time = toIndiaTime(now)
  if (time === null) return null
  if (time.month >= 10 || time.month === 1) return 'rabi'
  return time.month >= 6 ? 'kharif' : 'summer'
}

/** Those of some crops that are sown or planted in a season, in their order. */
export function cropsInSeason(crops: readonly FarmCrop[], season: Season | null): readonly FarmCrop[] {
  return season === null ? [] : crops.filter((crop) => seasonsOf(crop).includes(season))
}
