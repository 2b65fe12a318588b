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

/** Compounds that are, or sound like, the name of somebody else's firm, scheme or person. */
export const avoidedBrands = [
  'Suryakiran', 'Chandrakiran', 'Kisanmitra', 'Kisandhan', 'Kisanshakti', 'Kisanveer', 'Kisanbeej', 'Devraj', 'Harikiran', 'Suryashakti', 'Chandraveer',
  'Navjyoti', 'Navshakti', 'Navlata', 'Swarnbhoomi', 'Swarnlata', 'Hariraj', 'Devbhoomi', 'Suryamitra', 'Nilkiran', 'Kamalraj', 'Navbhoomi', 'Udaykiran',
]

/** Brands whose handle is not the slug of their English name, as the old catalogue left them: name to handle. */
export const oddBrandHandles: Record<string, string> = {
  Ratnadhan: 'ratna-dhan-seeds-pvt',
  Vindhyalata: 'vindhyalatha',
  Navdhanya: 'nav-dhanya-1',
  Meghraksha: 'megh-raksha-agro',
  Varunposhan: 'varun-poshan-india',
  Giriyantra: 'giri-yantra-tools',
  Tejvatika: 'tej-vatika-nursery',
}
