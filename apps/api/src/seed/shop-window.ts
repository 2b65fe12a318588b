import { ownBrand } from './brands.ts'
import { bannerRows, type BannerRow } from './data/banner-words.ts'
import { toTranslated } from './localized-tuple.ts'
import type { SeedBanner, SeedBrand, SeedCollection, SeedProduct, SeedTile } from './types.ts'

/** Collections that stand as tiles on the home page, in their order, with the product that is their picture. */
const tileCollections = {
  seeds: 'vindhyabeej-sagar-568-cabbage-hybrid-seeds',
  'crop-protection': 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide',
  'crop-nutrition': 'taraposhan-potassium-nitrate-13-00-45',
  equipments: 'sarayushakti-16-l-2-in-1-battery-and-manual-sprayer',
  'animal-husbandry': 'tungagokul-balvin-liquid-calcium-with-vitamin-d3-and-b12',
  saplings: 'chandravatika-t-x-d-hybrid-coconut-sapling',
  'vegetable-seeds': null,
  'growth-promoters': null,
  sprayers: null,
  'bio-pesticides': null,
  irrigation: null,
  'cattle-care': null,
} as const

/** The tiles of the home page [12.7]: collections, then all brands that sell something, the own one first. */
export function createTiles(
  collections: readonly SeedCollection[],
  brands: readonly SeedBrand[],
  products: readonly SeedProduct[],
): SeedTile[] {
  const ranked = bestFirst(products)
  const used = new Set<string | null>(Object.values(tileCollections))
  const categories = Object.entries(tileCollections).flatMap(([handle, product], index): SeedTile[] => {
    const title = collections.find((collection) => collection.handle === handle)?.title
    const listed = ranked.filter(({ collectionHandles }) => collectionHandles.includes(handle))
    const shown = product ?? listed.find((each) => !used.has(each.handle))?.handle
    if (!title || shown === undefined) return []
    used.add(shown)
    const link = `/collections/${handle}`
    return [tile('categories', handle, title, link, index, shown)]
  })
  const bestOf = new Map([...ranked].reverse().map((product) => [product.brandHandle, product]))
  const selling = brands
    .flatMap((brand) => (bestOf.has(brand.handle) ? [{ brand, best: bestOf.get(brand.handle) }] : []))
    .sort((a, b) => rankOf(a) - rankOf(b))
  function rankOf({ brand, best }: (typeof selling)[number]): number {
    return brand.handle === ownBrand.handle ? 0 : (best?.position ?? Infinity)
  }
  const brandTiles = selling.map(({ brand, best }, index) =>
    tile('brands', brand.handle, brand.name, `/brands/${brand.handle}`, index, best?.handle ?? ''),
  )
  return [...categories, ...brandTiles]
}

function tile(
  group: SeedTile['group'],
  handle: string,
  title: SeedTile['title'],
  navigationLink: string,
  index: number,
  product: string,
): SeedTile {
  return {
    id: `${group}/${handle}`,
    group,
    title,
    navigationLink,
    displayOrder: index + 1,
    imageUrl: `/img/${product}.webp`,
  }
}

/** The banners of the home page, each with the three best packs of what it leads to, of different brands. */
export function createBanners(products: readonly SeedProduct[]): SeedBanner[] {
  const ranked = bestFirst(products)
  return bannerRows.map((row) => ({
    id: row.collection,
    title: toTranslated(row.title),
    text: toTranslated(row.text),
    action: toTranslated(row.action),
    linkHref: `/collections/${row.collection}`,
    picture: pictureOf(row, ranked),
  }))
}

function pictureOf({ collection, hue }: BannerRow, ranked: readonly SeedProduct[]): SeedBanner['picture'] {
  const listed = ranked.filter(({ collectionHandles }) => collectionHandles.includes(collection))
  const different = listed.filter(
    (product, index) =>
      listed.findIndex(
        ({ brandHandle, packshot }) =>
          brandHandle === product.brandHandle || packshot.emblem === product.packshot.emblem,
      ) === index,
  )
  const packs = [...different, ...listed.filter((product) => !different.includes(product))].slice(0, 3)
  return {
    shape: 'banner',
    brand: '',
    title: collection,
    subtitle: '',
    hue,
    emblem: 'sprout',
    organic: false,
    packs: packs.map(({ packshot }) => packshot).reverse(),
  }
}

function bestFirst(products: readonly SeedProduct[]): SeedProduct[] {
  return products.filter(({ status }) => status === 'active').sort((a, b) => a.position - b.position)
}
