import { localizePath } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import { encodeHandover } from '@krishi/storefront-core/shared-cart'
import type { ApiContext } from '../api-context.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { createGuestToken } from './guest-token.ts'
import { embedOriginOf } from './embed-caller.ts'
import { keepHandover, redeemHandover } from './handovers.ts'
import * as schemas from './schemas.ts'

/** Gives pages of a listed origin their token; `auth/forbidden` for everybody else, who need none. */
export function guestTokenRoute(shop: ApiContext): OperationRoute<'embed.token'> {
  return {
    name: 'embed.token',
    summary:
      'A bearer token of 15 minutes for pages of one other origin, which reads the shop window and prices a cart.',
    limit: 'session',
    request: {},
    response: schemas.guestToken,
    refusals: ['auth/forbidden'],
    handle(_, { http }) {
      const origin = embedOriginOf(http, shop)
      if (origin === null) return Promise.resolve(err('auth/forbidden'))
      return Promise.resolve(ok(createGuestToken(origin, shop.now(), shop.sessionSecrets)))
    },
  }
}

/** Keeps a cart for five minutes and answers where the shop takes it over. */
export function handoverRoute({ database, now, origins }: ApiContext): OperationRoute<'embed.handover'> {
  return {
    name: 'embed.handover',
    summary: 'Hands a cart over to the shop: the address of the page that takes it, once and within five minutes.',
    limit: 'write',
    request: { body: schemas.handoverBody },
    response: schemas.handoverAddress,
    refusals: ['auth/forbidden'],
    async handle({ body: { lines } }, { language, http }) {
      const code = await keepHandover(database, lines, now())
      const page = `${origins.originOf(http)}${localizePath('/shared-cart', language)}`
      return ok({ url: `${page}#${encodeHandover(lines, code)}` })
    },
  }
}

/** Takes a handed-over cart, for the shop's own page. Whoever has the code gets its lines once, and nothing else. */
export function redeemRoute({ database, now }: ApiContext): OperationRoute<'embed.redeem'> {
  return {
    name: 'embed.redeem',
    summary: 'Takes over the lines of a cart that was handed over, once.',
    limit: 'write',
    request: { body: schemas.redeemBody },
    response: schemas.redeemedCart,
    refusals: ['auth/forbidden'],
    handle: async ({ body: { code } }) => ok(await redeemHandover(database, code, now())),
  }
}
