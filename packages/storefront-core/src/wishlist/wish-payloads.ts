import type { WishlistPayload } from '../contract/index.ts'
import type { SessionUser } from '../session/index.ts'

/** Whose wish it is. */
export type WishOwner = Pick<SessionUser, 'userId' | 'userExternalId'>

/** What puts a product on the list [20.4]. Products have no id of another platform here: their own stands for it. */
export function toWishPayload(productId: string, owner: WishOwner, now: number): WishlistPayload {
  const moment = new Date(now).toISOString().replace('Z', '+00:00')
  return {
    productId,
    productExternalId: productId,
    userId: owner.userId,
    userExternalId: owner.userExternalId,
    createdOn: moment,
    updatedOn: moment,
    isRemoved: false,
    isDeleted: false,
  }
}
