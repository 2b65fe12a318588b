import { commonCategories } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { CatalogPort, ListingPage, ListingQuery, SearchQuery } from '@krishi/storefront-hooks/catalog'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import { productFields } from './medusa-shapes.ts'
import type { MedusaShop } from './medusa-shop.ts'
import { arrange, countItems, needsShelf, toItem, type ShelfItem } from './shelf.ts'
import { toMenu } from './to-menu.ts'
import { toHtml, toProduct, toText } from './to-product.ts'

/** The part of the catalogue that Medusa has. */
export type MedusaCatalog = Pick<
  CatalogPort,
  | 'collection'
  | 'filterCounts'
  | 'filterOptions'
  | 'listing'
  | 'menu'
  | 'product'
  | 'productCards'
  | 'search'
  | 'similar'
>

/** Reads the catalogue of a Medusa shop: its categories are our collections. */
export function createMedusaCatalog(shop: MedusaShop): MedusaCatalog {
  return {
    async collection({ handle, locale }, options) {
      if (options?.signal?.aborted) return err('network/aborted')
      const found = await shop.category(handle, locale)
      if (!found.ok) return found
      const { name, description } = found.value
      return ok({ handle, title: toText(name, locale), descriptionHtml: toHtml(description, locale) })
    },
    listing: (query, options) =>
      needsShelf(query.filters, query.sort) ? arrangedPage(shop, query) : ownPage(shop, query, options),
    async filterOptions({ handle, locale }) {
      const items = await itemsOf(shop, handle, locale)
      if (!items.ok) return items
      // Its words are of no use before somebody narrows.
      const { toFilterOptions } = await import('./filter-options.ts')
      return ok(toFilterOptions(items.value, locale))
    },
    async filterCounts({ handle, filters }) {
      const items = await itemsOf(shop, handle, 'en')
      return items.ok ? ok(countItems(items.value, filters)) : items
    },
    async product({ handle, locale }, options) {
      const page = await shop.products({ fields: productFields.page, locale, where: [['handle', handle]] }, options)
      if (!page.ok) return page
      const [product] = page.value.products
      return product ? ok(toProduct(product, locale)) : err('request/not-found')
    },
    async productCards({ handles, locale }, options) {
      if (handles.length === 0) return ok([])
      const where = [['limit', String(handles.length)], ...handles.map((handle) => ['handle[]', handle])] as const
      const page = await shop.products({ fields: productFields.card, locale, where: where.map(toWhere) }, options)
      if (!page.ok) return page
      const products = page.value.products.map((product) => toProduct(product, locale))
      return ok(handles.flatMap((handle) => products.find((product) => product.handle === handle) ?? []))
    },
    async similar({ productId, locale, pageNum, pageSize }, options) {
      const asked = await shop.products({ fields: productFields.shelf, locale, where: [['id', productId]] }, options)
      if (!asked.ok) return asked
      // The category of the highest rank is the narrowest.
      const [narrowest] = [...(asked.value.products[0]?.categories ?? [])].sort((one, other) => other.rank - one.rank)
      if (!narrowest) return ok({ products: [], isEndReached: true })
      const items = await itemsOf(shop, narrowest.handle, locale)
      if (!items.ok) return items
      const others = items.value.map(({ product }) => product).filter((product) => product.productId !== productId)
      const end = pageNum * pageSize
      return ok({ products: others.slice(end - pageSize, end), isEndReached: end >= others.length })
    },
    async menu({ locale }, options) {
      if (options?.signal?.aborted) return err('network/aborted')
      const categories = await shop.categories(locale)
      return categories.ok ? ok(toMenu(categories.value)) : categories
    },
    search: (query, options) => search(shop, query, options),
  }
}

function toWhere([name = '', value = '']: readonly string[]): readonly [string, string] {
  return [name, value]
}

async function itemsOf(
  shop: MedusaShop,
  handle: string | null,
  locale: Locale,
): Promise<Result<readonly ShelfItem[], PortErrorCode>> {
  const shelf = await shop.shelf(handle, locale)
  return shelf.ok ? ok(shelf.value.map((product) => toItem(product, locale))) : shelf
}

/** A page as Medusa gives it: one call, of the size that is shown. */
async function ownPage(
  shop: MedusaShop,
  { handle, locale, pageNum, pageSize }: ListingQuery,
  options?: CallOptions,
): Promise<Result<ListingPage, PortErrorCode>> {
  const category = handle === null ? ok(null) : await shop.category(handle, locale)
  if (!category.ok) return category
  const offset = (pageNum - 1) * pageSize
  const where: (readonly [string, string])[] = [
    ['limit', String(pageSize)],
    ['offset', String(offset)],
    ['order', 'id'],
  ]
  if (category.value) where.push(['category_id', category.value.id])
  const page = await shop.products({ fields: productFields.card, locale, where }, options)
  if (!page.ok) return page
  const { products, total } = page.value
  return ok({
    products: products.map((product) => toProduct(product, locale)),
    isEndReached: offset + pageSize >= total,
    total,
    cursor: null,
  })
}

/** A page in an order, or narrowed, as Medusa cannot: all of the category is read and arranged here. */
async function arrangedPage(
  shop: MedusaShop,
  { handle, locale, filters, sort, pageNum, pageSize }: ListingQuery,
): Promise<Result<ListingPage, PortErrorCode>> {
  const items = await itemsOf(shop, handle, locale)
  if (!items.ok) return items
  const found = arrange(items.value, filters, sort)
  const end = pageNum * pageSize
  return ok({
    products: found.slice(end - pageSize, end).map(({ product }) => product),
    isEndReached: end >= found.length,
    total: found.length,
    cursor: null,
  })
}

/**
 * What Medusa finds. It reads names and descriptions of its first language alone, and none of their translations: a term that finds
 * nothing is looked for in the names of categories, as the page shows them.
 */
async function search(shop: MedusaShop, query: SearchQuery, options?: CallOptions) {
  const found = await foundWhere(shop, [['q', query.term]], query, options)
  if (!found.ok) return found
  if (found.value.total > 0) return ok(found.value.page)
  const categories = await shop.categories(query.locale)
  if (!categories.ok) return categories
  const words = query.term.toLowerCase().split(/\s+/)
  const named = categories.value.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  if (named.length === 0) return ok(found.value.page)
  const where = named.map(({ id }) => ['category_id[]', id] as const)
  const inNamed = await foundWhere(shop, where, query, options)
  return inNamed.ok ? ok(inNamed.value.page) : inNamed
}

/** A page of found products, whose cursor is the place of the next one, and how many all pages have. */
async function foundWhere(
  shop: MedusaShop,
  where: readonly (readonly [string, string])[],
  { locale, pageNum, pageSize, cursor }: SearchQuery,
  options?: CallOptions,
) {
  const offset = cursor === null ? (pageNum - 1) * pageSize : Number(cursor)
  const place = [
    ['limit', String(pageSize)],
    ['offset', String(offset)],
  ] as const
  const page = await shop.products({ fields: productFields.shelf, locale, where: [...where, ...place] }, options)
  if (!page.ok) return page
  const { total } = page.value
  const products = page.value.products.map((product) => toProduct(product, locale))
  const isEndReached = offset + pageSize >= total
  const found = {
    products,
    isEndReached,
    cursor: isEndReached ? null : String(offset + pageSize),
    categories: commonCategories(products.map(({ category }) => category).filter(({ handle }) => handle !== '')),
    isNear: false,
  }
  return ok({ page: found, total })
}
