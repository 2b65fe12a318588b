import type en from '../menu/messages/en.json'

/** The six shelves of the shop by the handle of their collection, in the order in which they are shown. */
export const shelves = [
  { handle: 'seeds', name: 'shelfSeeds' },
  { handle: 'crop-protection', name: 'shelfProtection' },
  { handle: 'crop-nutrition', name: 'shelfNutrition' },
  { handle: 'equipments', name: 'shelfEquipments' },
  { handle: 'animal-husbandry', name: 'shelfAnimals' },
  { handle: 'saplings', name: 'shelfSaplings' },
] as const satisfies readonly { handle: string; name: keyof typeof en }[]
