import type { ProductCategory } from '@krishi/storefront-core/catalog'
import type { ProductDetailPayload, ProductPayload, VariantPayload } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { schema } from '../database/index.ts'
import { nameOfCountry } from './filter-catalogue.ts'
import { localize } from './localize.ts'
import { toExtras } from './to-extras.ts'

/** A row of `products`. */
export type ProductRow = typeof schema.products.$inferSelect

/** What a listing does not read. */
export type PageColumn = 'description' | 'overview' | 'dose' | 'packshot' | 'extras' | 'listedPrice'

/** A row of `variants`. */
export type VariantRow = typeof schema.variants.$inferSelect

/** A variant in one language. */
export function toVariant(row: VariantRow, language: Locale): VariantPayload {
  const { productId: _productId, title, ...facts } = row
  return { ...facts, title: localize(title, language) }
}

/** What a card needs of a product; an archived one carries no variants. */
export function toProduct(
  row: Omit<ProductRow, PageColumn>,
  variants: readonly VariantRow[],
  language: Locale,
): ProductPayload {
  const shown = row.status === 'active' ? variants : []
  return {
    productId: row.id,
    handle: row.handle,
    productName: localize(row.name, language),
    ...(row.kind && { productKind: localize(row.kind, language) }),
    vendorName: localize(row.brandName, language),
    productType: row.productType,
    productClassification: row.classification,
    technicalContent: row.technicalContent,
    ...(row.bhCode !== '' && { bhCode: row.bhCode }),
    ...(row.saleLabel && { saleLabel: localize(row.saleLabel, language) }),
    status: row.status,
    productImages: row.images,
    position: row.position,
    rating: { average: row.ratingAverage, reviewCount: row.reviewCount },
    mapVariant: Object.fromEntries(shown.map((variant) => [variant.id, toVariant(variant, language)])),
  }
}

/** The collection that a product belongs to. */
export function toCategory(
  { subCategoryHandle, subCategoryName }: Pick<ProductRow, 'subCategoryHandle' | 'subCategoryName'>,
  language: Locale,
): ProductCategory {
  return { handle: subCategoryHandle, name: localize(subCategoryName, language) }
}

/** What a product's own page needs. */
export function toProductDetail(
  row: ProductRow,
  variants: readonly VariantRow[],
  language: Locale,
): ProductDetailPayload {
  return {
    ...toProduct(row, variants, language),
    descriptionHtml: row.description && localize(row.description, language),
    overviewHtml: row.overview && localize(row.overview, language),
    countryOfOrigin: nameOfCountry(row.countryOfOrigin, language),
    dose: row.dose,
    category: toCategory(row, language),
    ...toExtras(row.extras, language),
  }
}
