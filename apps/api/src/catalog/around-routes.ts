import { variantAvailability } from '@krishi/storefront-core/availability'
import { findSubstitute } from '@krishi/storefront-core/catalog'
import { ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import { nameUuid } from '../seeding/index.ts'
import type { ApiContext } from '../api-context.ts'
import * as schemas from './around-schemas.ts'
import { findAlike, findSimilar, findVariant } from './find-similar.ts'
import { findCards, findVariants } from './find-products.ts'
import { toProduct } from './to-product.ts'
import { toProducts } from './to-products.ts'

/** A page of products like one [17.4]; an unknown product has none. */
export function similarRoute({ database }: ApiContext): OperationRoute<'catalog.similar'> {
  return {
    name: 'catalog.similar',
    summary: 'Products like one, the most alike first.',
    limit: 'read',
    request: { body: schemas.similarRequest },
    response: schemas.productList,
    refusals: [],
    async handle({ body }) {
      const { rows, isEndReached } = await findSimilar(database, body)
      const first = (body.pageNum - 1) * body.pageSize
      return ok({ products: await toProducts(database, rows, body.language, first), isEndReached })
    },
  }
}

/** A cheaper pack of the same molecule or crop that can be bought now [17.1]. */
export function alternativeRoute({ database }: ApiContext): OperationRoute<'catalog.alternative'> {
  return {
    name: 'catalog.alternative',
    summary: 'A cheaper substitute of a variant, or none.',
    limit: 'read',
    request: { query: schemas.alternativeRequest },
    response: schemas.alternativeResponse,
    refusals: [],
    async handle({ query: { productId, variantId, language } }) {
      const [variant, alike] = await Promise.all([
        findVariant(database, productId, variantId),
        findAlike(database, productId),
      ])
      const variantsOf = await findVariants(
        database,
        alike.map(({ id }) => id),
      )
      const offers = alike.flatMap(({ id }) => variantsOf(id).filter((offer) => variantAvailability(offer).forSale))
      const found = variant ? findSubstitute(variant, offers) : null
      const row = alike.find(({ id }) => id === found?.offer.productId)
      if (!found || !row) return ok({ product: null, variantId: null, cheaperPercent: 0 })
      return ok({
        product: toProduct({ ...row, position: 1 }, variantsOf(row.id), language),
        variantId: found.offer.id,
        cheaperPercent: found.cheaperPercent,
      })
    },
  }
}

/** Products by their handles, in that order [17.5]; unknown and archived ones are left out. */
export function productCardsRoute({ database }: ApiContext): OperationRoute<'catalog.productCards'> {
  return {
    name: 'catalog.productCards',
    summary: 'Products by their handles, in the order of the handles.',
    limit: 'read',
    request: { body: schemas.productCardsRequest },
    response: schemas.productList,
    refusals: [],
    async handle({ body: { handleName, language } }) {
      const ids = [...new Set(handleName)].map((handle) => nameUuid('product', handle))
      const byId = new Map((await findCards(database, ids)).map((card) => [card.id, card]))
      const rows = ids.flatMap((id) => byId.get(id) ?? []).filter(({ status }) => status === 'active')
      return ok({ products: await toProducts(database, rows, language), isEndReached: true })
    },
  }
}
