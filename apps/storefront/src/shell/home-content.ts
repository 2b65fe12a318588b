import type en from '../messages/en.json'

type MessageKey = keyof typeof en

/** The six shelves, each with a product whose picture stands for it. */
export const homeCategories = [
  { handle: 'seeds', name: 'shelfSeeds', picture: 'vindhyabeej-sagar-568-cabbage-hybrid-seeds' },
  { handle: 'crop-protection', name: 'shelfProtection', picture: 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide' },
  { handle: 'crop-nutrition', name: 'shelfNutrition', picture: 'taraposhan-potassium-nitrate-13-00-45' },
  { handle: 'equipments', name: 'shelfEquipments', picture: 'sarayushakti-16-l-2-in-1-battery-and-manual-sprayer' },
  {
    handle: 'animal-husbandry',
    name: 'shelfAnimals',
    picture: 'tungagokul-balvin-liquid-calcium-with-vitamin-d3-and-b12',
  },
  { handle: 'saplings', name: 'shelfSaplings', picture: 'chandravatika-t-x-d-hybrid-coconut-sapling' },
] as const satisfies readonly { handle: string; name: MessageKey; picture: string }[]

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
] as const satisfies readonly { handle: string; title: MessageKey }[]
