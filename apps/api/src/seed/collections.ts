import { collectionLeads, collectionNotes, mainCollections, seedShelf } from './data/collection-words.ts'
import { bullets, tag } from './html.ts'
import { fill, joinLocalized, toTranslated } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { Shelf } from './sub-categories.ts'
import type { SeedCategory, SeedCollection, SeedProduct } from './types.ts'

type Lead = keyof typeof collectionLeads
type MainHandle = keyof typeof mainCollections

/** The collection of everything on a shelf. */
export const categoryCollections: Record<SeedCategory, MainHandle> = {
  seeds: 'seeds',
  'crop-protection': 'crop-protection',
  'crop-nutrition': 'crop-nutrition',
  'farm-machinery': 'equipments',
  'animal-husbandry': 'animal-husbandry',
  saplings: 'saplings',
}

const categoryLeads: Record<SeedCategory, Lead> = {
  seeds: 'seeds',
  'crop-protection': 'protection',
  'crop-nutrition': 'nutrition',
  'farm-machinery': 'machines',
  'animal-husbandry': 'animals',
  saplings: 'saplings',
}

const mainLeads: Record<MainHandle, Lead> = {
  seeds: 'seeds',
  'crop-protection': 'protection',
  'crop-nutrition': 'nutrition',
  equipments: 'machines',
  'animal-husbandry': 'animals',
  saplings: 'saplings',
  organic: 'organic',
  'best-selling': 'chosen',
  'todays-offers': 'offers',
  seasonal: 'chosen',
  'festival-sale': 'offers',
  'new-arrivals': 'chosen',
  'vegetable-seeds': 'seeds',
  'leafy-vegetable-seeds': 'seeds',
  'fruit-seeds': 'seeds',
  'field-crop-seeds': 'seeds',
  'fodder-seeds': 'seeds',
  'flower-seeds': 'seeds',
  'kitchen-garden': 'organic',
  'hybrid-tomato': 'seeds',
  'hybrid-chilli': 'seeds',
  sprayers: 'machines',
  irrigation: 'machines',
  'power-tools': 'machines',
  'bio-pesticides': 'organic',
  'cattle-care': 'animals',
  'poultry-care': 'animals',
  'fruit-saplings': 'saplings',
  'under-499': 'offers',
  tapas: 'chosen',
}

/** All collections: the main ones, then one for each sub-category under the sub-category's own handle. */
export function createCollections(shelves: readonly Shelf[]): SeedCollection[] {
  const main = Object.entries(mainCollections).map(([handle, title]) => ({
    handle,
    title,
    lead: mainLeads[handle as MainHandle],
  }))
  const single = shelves.map((shelf) => ({
    handle: shelf.handle,
    title: shelf.crop === null ? shelf.name : fill(seedShelf.title, { crop: shelf.crop }),
    lead: categoryLeads[shelf.category],
  }))
  return [...main, ...single].map(({ handle, title, lead }, index) => ({
    handle,
    title: toTranslated(title),
    description: toTranslated(describe(title, lead)),
    position: index + 1,
  }))
}

function describe(title: LocalizedTuple, lead: Lead): LocalizedTuple {
  const { heading, delivery, original, advice } = collectionNotes
  return joinLocalized(
    [
      tag('h2', fill(heading, { title })),
      tag('p', collectionLeads[lead]),
      bullets(title, lead === 'animals' || lead === 'machines' ? [delivery, advice] : [original, delivery, advice]),
    ],
    '',
  )
}

/** Collections that follow from a finished product: its shelf, rank, price and saving. */
export function derivedCollections(
  product: Omit<SeedProduct, 'collectionHandles' | 'bhCode' | 'saleLabel' | 'extras'>,
  isNew: boolean,
): string[] {
  const first = product.variants[0]
  const saving = Math.max(
    0,
    ...product.variants.map(({ price, compareAtPrice }) => (compareAtPrice ? 1 - price / compareAtPrice : 0)),
  )
  const handles: string[] = [categoryCollections[product.category], product.subCategoryHandle]
  if (product.classification === 'Bio/Organic') handles.push('organic')
  if (product.position <= 60) handles.push('best-selling')
  if (isNew) handles.push('new-arrivals')
  if (saving >= 0.27 && product.position % 2 === 0) handles.push('todays-offers')
  if (saving >= 0.15 && product.position % 4 === 1) handles.push('festival-sale')
  if (first && first.price < 49_900) handles.push('under-499')
  if (product.brandHandle === 'tapas') handles.push('tapas')
  return handles
}
