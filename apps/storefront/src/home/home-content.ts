import type { shelves } from '../shell/shelves.ts'
import type en from './messages/en.json'

/** The product whose picture stands for a shelf. */
export const shelfPictures: Readonly<Record<(typeof shelves)[number]['handle'], string>> = {
  seeds: 'vindhyabeej-sagar-568-cabbage-hybrid-seeds',
  'crop-protection': 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide',
  'crop-nutrition': 'taraposhan-potassium-nitrate-13-00-45',
  equipments: 'sarayushakti-16-l-2-in-1-battery-and-manual-sprayer',
  'animal-husbandry': 'tungagokul-balvin-liquid-calcium-with-vitamin-d3-and-b12',
  saplings: 'chandravatika-t-x-d-hybrid-coconut-sapling',
}

/** Products beside the greeting. */
export const homeHeroPictures = [
  'ratnalata-tara-291-round-gourd-improved-seeds',
  'sarayukavach-jvalin-lufenuron-5-4-ec-insecticide',
  'sarayulata-revati-636-pigeon-pea-improved-seeds',
] as const

/** The strips below the categories. */
export const homeStrips = [
  { handle: 'todays-offers', title: 'stripOffers' },
  { handle: 'best-selling', title: 'stripBestSelling' },
  { handle: 'seasonal', title: 'stripSeasonal' },
] as const satisfies readonly { handle: string; title: keyof typeof en }[]
