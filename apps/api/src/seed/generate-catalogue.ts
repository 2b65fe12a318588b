import { createBrandDealer, createBrands } from './brands.ts'
import type { Brand } from './brands.ts'
import { createCollections, derivedCollections } from './collections.ts'
import { createCoupons } from './coupons.ts'
import { draftAnimals } from './draft-animals.ts'
import { draftMachinery } from './draft-machinery.ts'
import { draftNutrition } from './draft-nutrition.ts'
import { draftProtection } from './draft-protection.ts'
import { draftSaplings } from './draft-saplings.ts'
import { draftSeeds } from './draft-seeds.ts'
import { createParts } from './extras.ts'
import { escapeHtml } from './html.ts'
import { createMenu } from './menu.ts'
import { withOwnDiscounts } from './own-discounts.ts'
import type { ProductDraft } from './product-draft.ts'
import { withProductQuirks } from './quirks.ts'
import { createSeededRandom } from './random.ts'
import { createReviews } from './reviews.ts'
import { joinLocalized, toTranslated } from './localized-tuple.ts'
import { createBanners, createTiles } from './shop-window.ts'
import { slugify } from './slugify.ts'
import { createShelves } from './sub-categories.ts'
import type { SeedCatalogue, SeedCategory, SeedProduct } from './types.ts'
import { createVariants } from './variants.ts'

const productTypes: Record<SeedCategory, string> = {
  seeds: 'Seeds',
  'crop-protection': 'Crop Protection',
  'crop-nutrition': 'Crop Nutrition',
  'farm-machinery': 'Farm Machinery',
  'animal-husbandry': 'Animal Husbandry',
  saplings: 'Saplings',
}

/**
 * The whole catalogue of the shop, made from the tables in `data/`: brands, sub-categories, collections, products with
 * variants, reviews and the fallback menu. Pure and repeatable: two calls give deeply equal results, on any machine and
 * at any time. Prices are paise, instants ISO 8601 in UTC. Translations may be missing and names may hold look-alike
 * characters, as in the specification [13.10].
 */
export function generateCatalogue(): SeedCatalogue {
  const brands = createBrands()
  const shelves = createShelves()
  const deal = createBrandDealer(brands)
  const drafts = [
    ...draftSeeds(),
    ...draftProtection(),
    ...draftNutrition(),
    ...draftMachinery(),
    ...draftAnimals(),
    ...draftSaplings(),
  ]
  const ranks = createSeededRandom('selling ranks').shuffle(drafts.map((_, index) => index + 1))
  const clean = drafts.map((draft, index) =>
    createProduct(draft, deal(draft.category), index, ranks[index] ?? index + 1),
  )
  const products = withProductQuirks(clean)
  const collections = createCollections(shelves)
  const seedBrands = brands.map(({ handle, name }) => ({ handle, name: toTranslated(name) }))
  return {
    brands: seedBrands,
    subCategories: shelves.map(({ handle, category, name }) => ({ handle, category, name: toTranslated(name) })),
    collections,
    products,
    reviews: createReviews(products),
    menu: createMenu(shelves, brands),
    tiles: createTiles(collections, seedBrands, products),
    banners: createBanners(products),
    coupons: createCoupons(),
  }
}

function createProduct(draft: ProductDraft, brand: Brand, index: number, position: number): SeedProduct {
  const random = createSeededRandom(draft.key)
  const name = joinLocalized([brand.name, draft.name], ' ')
  const organic = draft.classification === 'Bio/Organic'
  const [title, subtitle] = draft.label
  const product = {
    handle: slugify(name[0]),
    name: toTranslated(name),
    kind: toTranslated(draft.kind),
    brandHandle: brand.handle,
    category: draft.category,
    subCategoryHandle: draft.shelf,
    productType: productTypes[draft.category],
    classification: draft.classification,
    status: index % 53 === 17 ? ('archived' as const) : ('active' as const),
    technicalContent: draft.technical[0],
    description: toTranslated(draft.describe(escapeHtml(name))),
    overview: random.chance(0.34) ? toTranslated(draft.overview) : null,
    countryOfOrigin: draft.origin,
    dose: draft.dose,
    packshot: {
      shape: draft.shape,
      brand: brand.name[0],
      title,
      subtitle,
      hue: brand.hue,
      emblem: draft.emblem,
      organic,
    },
    position,
    variants: createVariants(draft.offer, random, `${draft.category.slice(0, 3).toUpperCase()}-${1000 + index}`),
  }
  const handles = [...derivedCollections(product, random.chance(0.08)), ...draft.collections]
  const collectionHandles = [...new Set(handles)]
  const variants = withOwnDiscounts(product.variants, { ...product, collectionHandles })
  const sold = { ...product, variants, collectionHandles }
  return { ...sold, ...createParts(draft, name, sold) }
}
