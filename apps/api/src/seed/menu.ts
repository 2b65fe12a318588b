import type { Brand } from './brands.ts'
import { categoryCollections } from './collections.ts'
import { mainCollections } from './data/collection-words.ts'
import { menuWords } from './data/menu-words.ts'
import { toTranslated } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { Shelf } from './sub-categories.ts'
import type { SeedCategory, SeedMenuItem, SeedMenuLink, SeedSubMenu } from './types.ts'

type Link = readonly [title: LocalizedTuple, link: string]

/** As many brands of a shelf as fit beside its categories. */
const brandsOfShelf = 8

const groups: Partial<Record<SeedCategory, readonly (keyof typeof mainCollections)[]>> = {
  seeds: [
    'vegetable-seeds',
    'field-crop-seeds',
    'leafy-vegetable-seeds',
    'fruit-seeds',
    'flower-seeds',
    'fodder-seeds',
  ],
  'crop-protection': ['bio-pesticides'],
  'farm-machinery': ['sprayers', 'irrigation', 'power-tools'],
  'animal-husbandry': ['cattle-care', 'poultry-care'],
}

/** The fallback menu in its fixed order [09.5]. Every link is a path inside the shop. */
export function createMenu(shelves: readonly Shelf[], brands: readonly Brand[]): SeedMenuItem[] {
  const brandLinks = brands
    .slice(0, 1)
    .concat(oneInSeven(brands))
    .map((brand): Link => [brand.name, `/brands/${brand.handle}`])
  const category = (of: SeedCategory) => ({
    ...item(mainCollections[categoryCollections[of]], `/collections/${categoryCollections[of]}`, []),
    subMenus: categoryMenus(of, shelves, brands),
  })
  const organic = ['bio-fertilizers', 'organic-fertilizers', 'bio-insecticides', 'bio-fungicides', 'traps-and-lures']
  const items = [
    item(menuWords.brands, '/brands', brandLinks),
    category('seeds'),
    category('crop-protection'),
    category('crop-nutrition'),
    category('farm-machinery'),
    category('animal-husbandry'),
    item(mainCollections.organic, '/collections/organic', [
      mainLink('kitchen-garden'),
      mainLink('bio-pesticides'),
      ...shelves.filter(({ handle }) => organic.includes(handle)).map(shelfLink),
    ]),
    item(mainCollections.tapas, '/brands/tapas', []),
    item(menuWords.services, '/pages/krishi-services', []),
    item(menuWords.vedika, '/kisan-vedika/posts', []),
    item(menuWords.blogs, '/kisan-vedika/blogs', []),
  ]
  return items.map((entry, index) => ({ ...entry, position: index + 1 }))
}

function oneInSeven(brands: readonly Brand[]): Brand[] {
  return brands.filter((brand, index) => brand.shelf !== null && index % 7 === 3)
}

/** What a category holds, in groups; those that would be empty are left out. */
function categoryMenus(category: SeedCategory, shelves: readonly Shelf[], brands: readonly Brand[]): SeedSubMenu[] {
  const own = brands.filter(({ shelf }) => shelf === category).slice(0, brandsOfShelf)
  const menus = [
    subMenu('popular', (groups[category] ?? []).map(mainLink)),
    subMenu('categories', shelves.filter((shelf) => shelf.category === category).map(shelfLink)),
    subMenu(
      'brands',
      own.map((brand): Link => [brand.name, `/brands/${brand.handle}`]),
    ),
  ]
  return menus.filter(({ columns }) => columns.length > 0).map((menu, index) => ({ ...menu, position: index + 1 }))
}

function subMenu(word: 'popular' | 'categories' | 'brands', links: readonly Link[]): SeedSubMenu {
  const columns = toColumns(links)
  const common = { handle: word, name: toTranslated(menuWords[word]), position: 0, columns }
  return word === 'brands' ? { ...common, link: '/brands' } : common
}

function mainLink(handle: keyof typeof mainCollections): Link {
  return [mainCollections[handle], `/collections/${handle}`]
}

function shelfLink(shelf: Shelf): Link {
  return [shelf.name, `/collections/${shelf.handle}`]
}

function item(name: LocalizedTuple, link: string, links: readonly Link[]): SeedMenuItem {
  const handle = name[0].toLowerCase().replaceAll(' ', '-')
  const columns = toColumns(links)
  return { handle, name: toTranslated(name), link, position: 0, pageType: 'other', columns, subMenus: [] }
}

function toColumns(links: readonly Link[]): SeedMenuLink[] {
  return links.map(([title, link], index) => ({ title: toTranslated(title), link, position: index + 1 }))
}
