import { summarizeRatings } from '@krishi/storefront-core/reviews'
import type { schema } from '../database/index.ts'
import { packshotViews } from '../seed/packshots/index.ts'
import type { SeedCatalogue, SeedProduct, SeedReview } from '../seed/types.ts'
import { nameUuid } from './name-uuid.ts'
import { sanitizeTranslated } from './sanitize.ts'

type Row<Name extends 'products' | 'variants' | 'reviews' | 'productCollections'> =
  (typeof schema)[Name]['$inferInsert']

/** The rows of all catalogue tables. */
export interface CatalogueRows {
  readonly brands: readonly (typeof schema.brands.$inferInsert)[]
  readonly subCategories: readonly (typeof schema.subCategories.$inferInsert)[]
  readonly collections: readonly (typeof schema.collections.$inferInsert)[]
  readonly menuItems: readonly (typeof schema.menuItems.$inferInsert)[]
  readonly tiles: readonly (typeof schema.tiles.$inferInsert)[]
  readonly banners: readonly (typeof schema.banners.$inferInsert)[]
  readonly coupons: readonly (typeof schema.coupons.$inferInsert)[]
  readonly products: readonly Row<'products'>[]
  readonly productCollections: readonly Row<'productCollections'>[]
  readonly variants: readonly Row<'variants'>[]
  readonly reviews: readonly Row<'reviews'>[]
}

function titleOf(handle: string): string {
  return handle.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function ratingsByProduct(reviews: readonly SeedReview[]): Map<string, number[]> {
  const ratings = new Map<string, number[]>()
  for (const { productHandle, rating } of reviews) {
    ratings.set(productHandle, [...(ratings.get(productHandle) ?? []), rating])
  }
  return ratings
}

function summaryOf(ratings: readonly number[]) {
  const counts = new Map<number, number>()
  for (const rating of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1)
  const { average, count: reviewCount } = summarizeRatings(counts)
  return { ratingAverage: average, reviewCount }
}

function variantRows(product: SeedProduct, productId: string): Row<'variants'>[] {
  return product.variants.map((variant, position) => ({
    ...variant,
    id: nameUuid('variant', variant.sku),
    productId,
    position,
  }))
}

function productRows(seed: SeedCatalogue): Row<'products'>[] {
  const brandNames = new Map(seed.brands.map((brand) => [brand.handle, brand.name]))
  const subCategoryNames = new Map(seed.subCategories.map((subCategory) => [subCategory.handle, subCategory.name]))
  const ratings = ratingsByProduct(seed.reviews)
  return seed.products.map((product) => ({
    id: nameUuid('product', product.handle),
    handle: product.handle,
    name: product.name,
    kind: product.kind,
    brandHandle: product.brandHandle,
    brandName: brandNames.get(product.brandHandle) ?? { en: titleOf(product.brandHandle) },
    categoryHandle: product.category,
    subCategoryHandle: product.subCategoryHandle,
    subCategoryName: subCategoryNames.get(product.subCategoryHandle) ?? { en: titleOf(product.subCategoryHandle) },
    productType: product.productType,
    classification: product.classification,
    status: product.status,
    technicalContent: product.technicalContent,
    bhCode: product.bhCode,
    saleLabel: product.saleLabel,
    extras: { ...product.extras, purpose: product.extras.purpose && sanitizeTranslated(product.extras.purpose) },
    description: sanitizeTranslated(product.description),
    overview: product.overview && sanitizeTranslated(product.overview),
    countryOfOrigin: product.countryOfOrigin,
    dose: product.dose,
    images: packshotViews.map((view) => `/img/${product.handle}${view === 'front' ? '' : `.${view}`}.webp`),
    packshot: product.packshot,
    position: product.position,
    minPrice: Math.min(...product.variants.map((variant) => variant.price)),
    ...summaryOf(ratings.get(product.handle) ?? []),
  }))
}

/** Turns the seed into rows: ids from names, safe HTML, and each product's rating and lowest price. */
export function catalogueRows(seed: SeedCatalogue): CatalogueRows {
  return {
    brands: seed.brands,
    subCategories: seed.subCategories,
    collections: seed.collections.map((each) => ({ ...each, description: sanitizeTranslated(each.description) })),
    menuItems: seed.menu,
    tiles: seed.tiles,
    banners: seed.banners.map((banner, position) => ({ ...banner, position })),
    coupons: seed.coupons.map((coupon, position) => ({
      ...coupon,
      used: 0,
      startsAt: new Date(coupon.startsAt),
      endsAt: coupon.endsAt === null ? null : new Date(coupon.endsAt),
      position,
    })),
    products: productRows(seed),
    productCollections: seed.products.flatMap((product) =>
      [...new Set(product.collectionHandles)].map((collectionHandle) => ({
        collectionHandle,
        productId: nameUuid('product', product.handle),
      })),
    ),
    variants: seed.products.flatMap((product) => variantRows(product, nameUuid('product', product.handle))),
    reviews: seed.reviews.map((review, index) => ({
      ...review,
      id: nameUuid('review', `${review.productHandle}/${index}`),
      userId: null,
      pictures: [],
      isPublished: true,
      editedAt: null,
      productId: nameUuid('product', review.productHandle),
      createdAt: new Date(review.createdAt),
    })),
  }
}
