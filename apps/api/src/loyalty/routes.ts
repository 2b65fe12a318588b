import { err, ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import type { Shopper } from '../session/access-token.ts'
import type { ApiContext } from '../api-context.ts'
import { findBalance } from './ledger.ts'
import { listHistory } from './list-history.ts'
import * as schemas from './schemas.ts'

/** Whether somebody can have coins: guests have none, and nobody where they are off [27.6]. */
function hasCoins({ settings }: ApiContext, { userId }: Shopper): boolean {
  return userId !== null && settings.loyaltyPoints.enableLoyaltyPoints
}

/** How many coins a shopper has [27.6]. */
export function coinsRoute(shop: ApiContext): OperationRoute<'loyalty.coins'> {
  return {
    name: 'loyalty.coins',
    summary: 'How many coins this shopper has.',
    limit: 'read',
    request: { query: schemas.ofUser },
    response: schemas.coins,
    refusals: [],
    async handle(_, { shopper }) {
      if (!hasCoins(shop, shopper)) return ok({ totalPoints: 0 })
      return ok({ totalPoints: await findBalance(shop.database, shopper.guestUserId, shop.now()) })
    },
  }
}

/** What came into a shopper's wallet and went out of it [27.3, 27.6]. */
export function coinHistoryRoute(shop: ApiContext): OperationRoute<'loyalty.history'> {
  return {
    name: 'loyalty.history',
    summary: 'The coins that this shopper has earned, spent and let expire.',
    limit: 'read',
    request: { query: schemas.ofUser },
    response: schemas.history,
    refusals: [],
    async handle(_, { shopper }) {
      if (!hasCoins(shop, shopper)) return ok({ transactions: [] })
      return ok({ transactions: await listHistory(shop.database, shopper.guestUserId, shop.now()) })
    },
  }
}

/** What the shop says of coins in a language, in English where it says nothing in it; sanitised when it was read. */
export function coinTextsRoute({ settings }: ApiContext): OperationRoute<'loyalty.config'> {
  return {
    name: 'loyalty.config',
    summary: 'What the shop says of coins.',
    limit: 'read',
    request: { query: schemas.inLanguage },
    response: schemas.texts,
    refusals: ['request/not-found'],
    handle({ query: { language } }) {
      const texts = settings.loyaltyConfig[language] ?? settings.loyaltyConfig.en
      return Promise.resolve(texts ? ok(texts) : err('request/not-found'))
    },
  }
}
