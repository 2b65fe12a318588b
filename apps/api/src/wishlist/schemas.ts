import type { WishlistItem, WishlistPayload, WishlistRemoval } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale, product } from '../catalog/schemas.ts'
import { mutationResult } from '../reviews/schemas.ts'

const id = z.string().max(100)
const moment = z.iso.datetime({ offset: true })

export const languageQuery = z.object({ language: locale })

export const byId = z.object({ id: z.string().max(64) })

const item = z
  .object({ wishListId: z.string(), productId: z.string(), productExternalId: z.string(), product })
  .openapi('WishlistItem') satisfies z.ZodType<WishlistItem>

export const wishlist = z.object({ items: z.array(item) }).openapi('Wishlist')

/** The body names the shopper too; that is ignored, because the token identifies the shopper. */
export const wishBody = z
  .object({
    productId: id,
    productExternalId: id,
    userId: id,
    userExternalId: id.nullable(),
    createdOn: moment,
    updatedOn: moment,
    isRemoved: z.literal(false),
    isDeleted: z.literal(false),
  })
  .openapi('Wish') satisfies z.ZodType<WishlistPayload>

export const wishAdded = mutationResult.extend({ wishListId: z.string() }).openapi('WishAdded')

export const removalBody = z
  .object({ id, isRemoved: z.literal(true), productId: id, userId: id })
  .openapi('WishRemoval') satisfies z.ZodType<WishlistRemoval>
