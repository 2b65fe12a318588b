import type en from './messages/en.json'

/** The menu of the bar where the shop's own cannot be read, in its order [09.5]. */
export const builtInMenu = [
  { name: 'brands', link: '/brands' },
  { name: 'shelfSeeds', link: '/collections/seeds' },
  { name: 'shelfProtection', link: '/collections/crop-protection' },
  { name: 'shelfNutrition', link: '/collections/crop-nutrition' },
  { name: 'shelfEquipments', link: '/collections/equipments' },
  { name: 'shelfAnimals', link: '/collections/animal-husbandry' },
  { name: 'organic', link: '/collections/organic' },
  { name: 'tapas', link: '/brands/tapas' },
  { name: 'services', link: '/pages/krishi-services' },
  { name: 'vedika', link: '/kisan-vedika/posts' },
  { name: 'blogs', link: '/kisan-vedika/blogs' },
] as const satisfies readonly { name: keyof typeof en; link: string }[]
