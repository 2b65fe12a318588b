import type { CollectionProductsRequest } from '@krishi/storefront-core/contract'
import { noFilters } from '../../src/catalog/listing-conditions.ts'

/** A request as it is sent, and what it stands for. */
export interface Call {
  readonly name: string
  /** After `/api`. */
  readonly path: string
  readonly body?: unknown
}

type Listing = CollectionProductsRequest['body']

const everything: Listing = {
  handleName: ['seeds'],
  filters: noFilters,
  sort: { by: 'best-selling' },
  pageNum: 1,
  pageSize: 20,
  language: 'hi',
}

const narrowed: Listing = {
  ...everything,
  filters: {
    ...everything.filters,
    countryOfOrigin: ['India'],
    availability: true,
    price: { minPrice: 10_000, maxPrice: 100_000 },
  },
  sort: { by: 'price-low-to-high' },
}

interface LineInCart {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

/** What a shopper's visit asks for. */
export function createCalls(inCart: readonly LineInCart[]): readonly Call[] {
  const { handleName, filters } = narrowed
  return [
    { name: 'listing, first page', path: '/collection-products', body: everything },
    { name: 'listing, 50th page', path: '/collection-products', body: { ...everything, pageNum: 50 } },
    { name: 'listing, three filters, by price', path: '/collection-products', body: narrowed },
    { name: 'counts of every choice', path: '/filter-counts', body: { handleName, filters } },
    { name: 'search', path: '/search?query=tamatar&language=hi&pageNum=1&pageSize=5' },
    {
      name: 'prices of a cart of ten',
      path: '/cart/price-availability',
      body: { availableProductsInCart: inCart, language: 'hi' },
    },
  ]
}
