import { err, ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import type { ApiContext } from '../api-context.ts'
import * as schemas from './schemas.ts'
import { addWish, findWishes, removeWish } from './wishes.ts'

/** What the signed-in shopper has put aside [20.2]. Guests have no list: their heart leads to signing in [20.3]. */
export function wishlistRoute({ database }: ApiContext): OperationRoute<'wishlist.all'> {
  return {
    name: 'wishlist.all',
    summary: "The signed-in shopper's wishes with today's products, the newest first.",
    limit: 'read',
    request: { query: schemas.languageQuery },
    response: schemas.wishlist,
    refusals: ['auth/forbidden'],
    async handle({ query: { language } }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      return ok({ items: await findWishes(database, shopper.guestUserId, language) })
    },
  }
}

/** Puts a product on the list; a repeat finds it there [20.4]. */
export function addWishRoute({ database, now }: ApiContext): OperationRoute<'wishlist.create'> {
  return {
    name: 'wishlist.create',
    summary: "Puts a product on the signed-in shopper's wishlist; one that is there already stays.",
    limit: 'write',
    request: { body: schemas.wishBody },
    response: schemas.wishAdded,
    refusals: ['auth/forbidden', 'request/not-found', 'request/conflict'],
    async handle({ body: { productId } }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      const added = await addWish(database, { ownerId: shopper.guestUserId, productId }, now())
      return added.ok ? ok({ result: 'Success', wishListId: added.value }) : added
    },
  }
}

/** Takes a wish off the list [20.4]. */
export function removeWishRoute({ database }: ApiContext): OperationRoute<'wishlist.remove'> {
  return {
    name: 'wishlist.remove',
    summary: "Takes a product off the signed-in shopper's wishlist.",
    limit: 'write',
    request: { path: schemas.byId, body: schemas.removalBody },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { id } }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      return (await removeWish(database, shopper.guestUserId, id))
        ? ok({ result: 'Success' })
        : err('request/not-found')
    },
  }
}
