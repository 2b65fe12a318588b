import { commonCategories } from '@krishi/storefront-core/catalog'
import type { CatalogPort, ProductsPage } from '@krishi/storefront-hooks/catalog'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import { ok } from '@krishi/storefront-core/result'
import { Brand, Collection, Facets, Menu, Product } from '../generated/operations.ts'
import { createListing } from './create-listing.ts'
import { askForCards, type Cards } from './ask-for-cards.ts'
import { toCounts, toOptions, toProductFilters } from './facets.ts'
import { languageOf } from './language.ts'
import { localized, paragraph } from './read-facts.ts'
import { recommend } from './recommend.ts'
import type { ShopifyCall } from './shopify-client.ts'
import { toMenu } from './to-menu.ts'
import { toCard, toDetail } from './to-product.ts'

type OfCollections = 'collection' | 'category' | 'filterOptions' | 'filterCounts' | 'menu' | 'brand'
type OfProducts = 'listing' | 'product' | 'productCards' | 'similar' | 'strip'

const nothing: ProductsPage = { products: [], isEndReached: true }

/** The catalogue of a shop at Shopify. */
export function createShopifyCatalog(call: ShopifyCall): Pick<CatalogPort, OfCollections | OfProducts> {
  return { ...readCollections(call), ...readProducts(call) }
}

/** Collections, which are categories too, what narrows them, menus and brands. */
function readCollections(call: ShopifyCall): Pick<CatalogPort, OfCollections> {
  const collection: CatalogPort['collection'] = ({ handle, locale }, options) =>
    call(
      Collection,
      { handle, language: languageOf(locale) },
      (data) =>
        data.collection && {
          handle: data.collection.handle,
          title: localized(data.collection.title, locale),
          descriptionHtml: paragraph(data.collection.description, locale),
        },
      options,
    )

  return {
    collection,
    category: collection,
    filterOptions: ({ handle, locale }, options) =>
      call(
        Facets,
        { handle, language: languageOf(locale) },
        (data) => data.collection && toOptions(data.collection.products.filters, locale),
        options,
      ),
    filterCounts: ({ handle, filters }, options) =>
      call(
        Facets,
        { handle, filters: toProductFilters(filters), language: 'EN' },
        (data) => data.collection && toCounts(data.collection.products.filters, filters),
        options,
      ),
    menu: ({ locale }, options) =>
      call(
        Menu,
        { handle: 'main-menu', language: languageOf(locale) },
        (data) => (data.menu?.items ?? []).map(toMenu),
        options,
      ),
    brand: ({ handle, locale }, options) =>
      call(
        Brand,
        { query: `vendor:"${handle.replaceAll(/["\\]/g, '')}"`, language: languageOf(locale) },
        ({ products: { nodes } }) =>
          nodes[0] === undefined
            ? null
            : {
                handle,
                title: localized(nodes[0].vendor, locale),
                descriptionHtml: null,
                categoryHandles: commonCategories(nodes.flatMap(({ collections }) => collections.nodes)).map(
                  ({ handle }) => handle,
                ),
              },
        options,
      ),
  }
}

/** Products, one by one, on cards and in listings. */
function readProducts(call: ShopifyCall): Pick<CatalogPort, OfProducts> {
  const listing = createListing(call)
  return {
    listing,
    product: ({ handle, locale }, options) =>
      call(
        Product,
        { handle, language: languageOf(locale) },
        (data) => data.product && toDetail(data.product, locale),
        options,
      ),
    async productCards({ handles, locale }, options) {
      if (handles.length === 0) return ok([])
      const { operation, variables } = askForCards(handles)
      const language = languageOf(locale)
      const read = (data: Cards) => Object.values(data).flatMap((card) => (card ? [toCard(card, locale)] : []))
      return call(operation, { ...variables, language }, read, options)
    },
    async similar({ productId, locale, pageNum, pageSize }, options) {
      const found = await recommend(call, { productId, intent: 'RELATED', locale }, options)
      if (!found.ok) return found
      const end = pageNum * pageSize
      return ok({ products: found.value.slice(end - pageSize, end), isEndReached: end >= found.value.length })
    },
    // What the owner recommends are collections of these names. What sells best Shopify counts by itself.
    async strip({ name, userId: _, ...page }, options) {
      const handle = name === 'best-selling' ? null : name
      const found = await listing({ ...page, handle, filters: noFilters, sort: 'best-selling' }, options)
      return !found.ok && found.error.code === 'request/not-found' ? ok(nothing) : found
    },
  }
}
