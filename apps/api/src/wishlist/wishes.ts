import type { WishlistItem } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { wishlistLimit } from '@krishi/storefront-core/wishlist'
import { and, count, desc, eq } from 'drizzle-orm'
import { cardColumns } from '../catalog/find-products.ts'
import { toProducts } from '../catalog/to-products.ts'
import { isUuid, schema, type Database } from '../database/index.ts'
import { nameUuid } from '../seeding/name-uuid.ts'

const { products, wishes } = schema

/** The owner's wishes with today's products, the newest first. What has left the catalogue is not among them. */
export async function findWishes(
  database: Database,
  ownerId: string,
  language: Locale,
): Promise<readonly WishlistItem[]> {
  const rows = await database
    .select({ wishListId: wishes.id, product: cardColumns })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.ownerId, ownerId))
    .orderBy(desc(wishes.createdAt), desc(wishes.id))
    .limit(wishlistLimit)
  const cards = rows.map(({ product }) => product)
  const byId = await toProducts(database, cards, language)
  return rows.flatMap(({ wishListId, product: { id } }) => {
    const product = byId[id]
    return product ? [{ wishListId, productId: id, productExternalId: id, product }] : []
  })
}

/** Puts a product on the wishlist and gives the wish's id; one that is there already stays as it is [20.4]. */
export async function addWish(
  database: Database,
  wish: { readonly ownerId: string; readonly productId: string },
  now: Date,
): Promise<Result<string, 'request/not-found' | 'request/conflict'>> {
  const { ownerId, productId } = wish
  if (!isUuid(productId)) return err('request/not-found')
  const [product] = await database.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) return err('request/not-found')
  const id = nameUuid('wish', `${ownerId}/${product.id}`)
  const [known] = await database.select({ id: wishes.id }).from(wishes).where(eq(wishes.id, id))
  if (known) return ok(id)
  const [kept] = await database.select({ total: count() }).from(wishes).where(eq(wishes.ownerId, ownerId))
  if ((kept?.total ?? 0) >= wishlistLimit) return err('request/conflict')
  await database.insert(wishes).values({ id, ownerId, productId: product.id, createdAt: now }).onConflictDoNothing()
  return ok(id)
}

/** Takes a wish off the owner's wishlist; false for one that is gone or somebody else's. */
export async function removeWish(database: Database, ownerId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const removed = await database
    .delete(wishes)
    .where(and(eq(wishes.id, id), eq(wishes.ownerId, ownerId)))
    .returning({ id: wishes.id })
  return removed.length > 0
}
