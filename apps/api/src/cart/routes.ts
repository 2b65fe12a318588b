import { ok } from '@krishi/storefront-core/result'
import { findCards, findVariants } from '../catalog/find-products.ts'
import { toProduct } from '../catalog/to-product.ts'
import { toProducts } from '../catalog/to-products.ts'
import { isUuid } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { findCrossSell } from './find-cross-sell.ts'
import * as schemas from './schemas.ts'

/**
 * Today's price and stock of what a cart holds [23.4]. The whole product comes with every variant: core decides from it
 * what stays in the cart. A product that no longer exists is absent, an archived one has no variants.
 */
export function priceAvailabilityRoute({ database, settings }: ApiContext): OperationRoute<'cart.priceAvailability'> {
  return {
    name: 'cart.priceAvailability',
    summary: "Today's price and stock of the products of a cart.",
    limit: 'read',
    request: { body: schemas.priceAvailabilityBody },
    response: schemas.priceAvailability,
    refusals: [],
    async handle({ body }) {
      const ids = [...new Set(body.availableProductsInCart.map((line) => line.productId))].filter(isUuid)
      const [cards, variantsOf] = await Promise.all([findCards(database, ids), findVariants(database, ids)])
      const products = cards.map((card) => [card.id, toProduct(card, variantsOf(card.id), body.language)] as const)
      return ok({ products: Object.fromEntries(products), shippingDetails: settings.shippingDetails })
    },
  }
}

/** A page of what goes with a cart [24.6]; after the last page it is empty. */
export function crossSellRoute({ database }: ApiContext): OperationRoute<'cart.crossSell'> {
  return {
    name: 'cart.crossSell',
    summary: 'Products that go with a cart, a page of them.',
    limit: 'read',
    request: { query: schemas.crossSellQuery, body: schemas.crossSellBody },
    response: schemas.crossSell,
    refusals: [],
    async handle({ query: { language, ...page }, body: { lineItems, bundleLineItems, nextTarget } }) {
      const productIds = [...lineItems, ...bundleLineItems].map((line) => line.productId)
      const rows = await findCrossSell(database, { ...page, productIds, nextTarget })
      return ok(await toProducts(database, rows, language, (page.pageNum - 1) * page.pageSize))
    },
  }
}
