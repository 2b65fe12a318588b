import type { ListingSort, StripRequest } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { answerList, answerListing } from './answer-listing.ts'
import { findListing } from './find-products.ts'
import { findPopularInArea } from './find-popular.ts'
import * as schemas from './list-schemas.ts'
import { noFilters } from './listing-conditions.ts'

/** Products by filters alone, whatever collection they stand in [12.9]. */
export function productsListingRoute({ database }: ApiContext): OperationRoute<'catalog.productsListing'> {
  return {
    name: 'catalog.productsListing',
    summary: 'A filtered and sorted page of all products.',
    limit: 'read',
    request: { body: schemas.productsListingRequest },
    response: schemas.productsListing,
    refusals: [],
    async handle({ body }) {
      return ok(await answerListing(database, await findListing(database, { ...body, handleName: [] }), body.language))
    },
  }
}

/** The products of collections as they come, for a strip of the home page [12.8, 12.9]. */
export function productsByHandleRoute({ database }: ApiContext): OperationRoute<'catalog.productsByHandle'> {
  return {
    name: 'catalog.productsByHandle',
    summary: 'A page of the products of collections, what sells best first.',
    limit: 'read',
    request: { body: schemas.productsByHandleRequest },
    response: schemas.productList,
    refusals: [],
    async handle({ body }) {
      const found = await findListing(database, { ...body, filters: noFilters, sort: { by: 'best-selling' } })
      return ok(await answerList(database, found, body.language))
    },
  }
}

/** What sells best in the whole shop [12.8]. */
export function bestSellingRoute(shop: ApiContext): OperationRoute<'catalog.bestSelling'> {
  return {
    name: 'catalog.bestSelling',
    summary: 'The products that sell best.',
    limit: 'read',
    request: { query: schemas.stripRequest },
    response: schemas.productList,
    refusals: [],
    handle: async ({ query }) => ok(await readStrip(shop, query, 'best-selling')),
  }
}

/** What shoppers rate best: the shop keeps no preferences of its shoppers [12.8]. */
export function recommendedRoute(shop: ApiContext): OperationRoute<'catalog.recommended'> {
  return {
    name: 'catalog.recommended',
    summary: 'The products that shoppers rate best.',
    limit: 'read',
    request: { query: schemas.stripRequest },
    response: schemas.productList,
    refusals: [],
    handle: async ({ query }) => ok(await readStrip(shop, query, 'rating')),
  }
}

/** What is ordered in the state that the shopper last ordered to; what sells best where that is not known [12.8]. */
export function popularInAreaRoute(shop: ApiContext): OperationRoute<'catalog.popularInArea'> {
  return {
    name: 'catalog.popularInArea',
    summary: 'The products that are ordered most where the shopper lives.',
    limit: 'read',
    request: { query: schemas.stripRequest },
    response: schemas.productList,
    refusals: [],
    async handle({ query }, { shopper }) {
      const popular = await findPopularInArea(shop.database, shopper, query)
      return ok(popular ?? (await readStrip(shop, query, 'best-selling')))
    },
  }
}

async function readStrip({ database }: ApiContext, query: StripRequest['query'], by: ListingSort) {
  const found = await findListing(database, { ...query, handleName: [], filters: noFilters, sort: { by } })
  return answerList(database, found, query.language)
}
