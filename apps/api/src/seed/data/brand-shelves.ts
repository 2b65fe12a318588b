import type { SeedCategory } from '../types.ts'
import type { brandTails } from './brand-morphemes.ts'

/** The shelf on which brands with a tail sell. */
export const brandTailShelves: Record<keyof typeof brandTails, SeedCategory> = {
  beej: 'seeds', dhan: 'seeds', lata: 'seeds', dhanya: 'seeds', kiran: 'seeds', leela: 'seeds', jyoti: 'seeds',
  raksha: 'crop-protection', kavach: 'crop-protection', mitra: 'crop-protection', veer: 'crop-protection', raj: 'crop-protection', jeet: 'crop-protection',
  poshan: 'crop-nutrition', sampada: 'crop-nutrition', vardhan: 'crop-nutrition', bhoomi: 'crop-nutrition',
  yantra: 'farm-machinery', shakti: 'farm-machinery', chakra: 'farm-machinery',
  dhenu: 'animal-husbandry', gokul: 'animal-husbandry', pashu: 'animal-husbandry',
  vatika: 'saplings', vriksh: 'saplings',
}

/** Compounds that are left out: they are, or sound like, somebody else's firm, paper, scheme or name, or spell badly. */
export const avoidedBrands = [
  'Suryakiran', 'Chandrakiran', 'Kisanmitra', 'Kisandhan', 'Kisanshakti', 'Kisanveer', 'Kisanbeej', 'Devraj', 'Harikiran', 'Suryashakti', 'Chandraveer', 'Navjyoti', 'Navshakti',
  'Navlata', 'Swarnbhoomi', 'Swarnlata', 'Hariraj', 'Devbhoomi', 'Suryamitra', 'Neelkiran', 'Kamalraj', 'Navbhoomi', 'Udaykiran', 'Haribhoomi', 'Kisanjyoti', 'Kisanbhoomi',
  // These double a letter where the two halves meet, which looks like a typing mistake.
  'Neelleela', 'Tejjyoti', 'Navveer', 'Dhruvveer', 'Tejjeet', 'Devvardhan', 'Udayyantra', 'Devvatika', 'Navvriksh', 'Dhruvvriksh', 'Kamallata',
]

/** Brands whose handle is not the slug of their English name, as the old catalogue left them: name to handle. */
export const oddBrandHandles: Record<string, string> = {
  Meghdhan: 'megh-dhan-seeds-pvt',
  Vindhyalata: 'vindhyalatha',
  Suryadhanya: 'surya-dhanya-1',
  Meghraksha: 'megh-raksha-agro',
  Suryaposhan: 'surya-poshan-india',
  Neelyantra: 'neel-yantra-tools',
  Meghvatika: 'megh-vatika-nursery',
}
