import { commonCategories } from '@krishi/storefront-core/catalog'
import { ok } from '@krishi/storefront-core/result'
import { asc } from 'drizzle-orm'
import { findCards, findVariants } from '../catalog/find-products.ts'
import { localize } from '../catalog/localize.ts'
import { toCategory, toProduct } from '../catalog/to-product.ts'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { popularSearchesTitle } from '../seed/data/popular-searches.ts'
import { toTranslated } from '../seed/localized-tuple.ts'
import type { ApiContext } from '../api-context.ts'
import * as schemas from './schemas.ts'

/** Products by words [11.10]; each product's `position` is its place among all that were found. */
export function searchRoute({ database, search }: ApiContext): OperationRoute<'catalog.search'> {
  return {
    name: 'catalog.search',
    summary:
      'The products that some words find, in any language, script or spelling; the best first. `isNear`: nothing is close.',
    limit: 'read',
    request: { query: schemas.searchRequest },
    response: schemas.searchResponse,
    refusals: [],
    async handle({ query }) {
      const { ids, before, cursor, isNear } = await search.find({
        kind: 'product',
        text: query.query,
        limit: query.pageSize,
        after: query.cursor ?? null,
        skip: (query.pageNum - 1) * query.pageSize,
      })
      const [cards, variantsOf] = await Promise.all([findCards(database, ids), findVariants(database, ids)])
      const byId = new Map(cards.map((card) => [card.id, card]))
      const shown = ids.flatMap((id, index) => {
        const card = byId.get(id)
        return card?.status === 'active' ? [{ ...card, position: before + index + 1 }] : []
      })
      const products = shown.map((card) => [card.id, toProduct(card, variantsOf(card.id), query.language)] as const)
      const categories = shown.map((card) => toCategory(card, query.language))
      return ok({
        products: Object.fromEntries(products),
        isEndReached: cursor === null,
        cursor,
        categories: commonCategories(categories),
        isNear,
      })
    },
  }
}

/** Words that are searched often [11.5]. The setting's title wins over the one that comes with the words. */
export function popularSearchesRoute({ database, settings }: ApiContext): OperationRoute<'catalog.popularSearches'> {
  return {
    name: 'catalog.popularSearches',
    summary: 'Words that are searched often, in one language.',
    limit: 'read',
    request: { query: schemas.popularSearchesRequest },
    response: schemas.popularSearches,
    refusals: [],
    async handle({ query: { language } }) {
      const rows = await database
        .select({ term: schema.popularSearches.term })
        .from(schema.popularSearches)
        .orderBy(asc(schema.popularSearches.position))
      const title = settings.searchConfig.popularSearchesTitle[language]
      return ok({
        title: title ?? localize(toTranslated(popularSearchesTitle), language).text,
        terms: rows.map(({ term }) => localize(term, language).text),
      })
    },
  }
}
