import type { MutationResult, WishlistItem, WishlistPayloads } from '@krishi/storefront-core/contract'
import { toWishPayload, wishlistLimit } from '@krishi/storefront-core/wishlist'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { createTestSms, openBrowser, openSignedInShopper, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

const owner = { userId: 'somebody else', userExternalId: null }

const add = (shopper: TestShopper, productId: string) =>
  shopper.call<WishlistPayloads['wishlist.create']['response']>('/wishlist', {
    body: toWishPayload(productId, owner, Date.UTC(2026, 10, 22)),
  })
const remove = (shopper: TestShopper, id: string) =>
  shopper.call<MutationResult>(`/wishlist/${id}`, {
    method: 'PUT',
    body: { id, isRemoved: true, productId: 'any', userId: owner.userId },
  })
async function wishes(shopper: TestShopper, language = 'en'): Promise<readonly WishlistItem[]> {
  const { body } = await shopper.call<{ items: readonly WishlistItem[] }>(`/wishlist?language=${language}`)
  return body.items
}

describe.each(engines)('the wishlist on $name', (engine) => {
  const sms = createTestSms()
  const shop = shareShop(engine, () => ({ sms }))
  let shopper: TestShopper
  let ids: readonly string[]

  beforeEach(async () => {
    shopper = await openSignedInShopper(shop.api)
    const { products } = schema
    // Tomato is the first: it has a name in Hindi.
    const rows = await shop.api.database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.status, 'active'))
      .orderBy(sql`${products.handle} <> 'tomato'`, products.handle)
    ids = rows.map(({ id }) => id)
  })
  const idOf = (index: number) => ids[index] ?? ''

  it('[20.4] keeps a product once, however often it is asked for', async () => {
    const { status, body } = await add(shopper, idOf(0))
    expect([status, body.result]).toEqual([200, 'Success'])
    const answers = await Promise.all([add(shopper, idOf(0)), add(shopper, idOf(0)), add(shopper, idOf(0))])
    for (const answer of answers) expect(answer.body.wishListId).toBe(body.wishListId)
    expect((await wishes(shopper)).map(({ wishListId }) => wishListId)).toEqual([body.wishListId])
  })

  it('[20.2] gives each wish with today’s product in the asked language', async () => {
    await add(shopper, idOf(0))
    const [english] = await wishes(shopper)
    const [hindi] = await wishes(shopper, 'hi')
    expect(english).toMatchObject({ productId: idOf(0), productExternalId: idOf(0), product: { productId: idOf(0) } })
    expect(Object.keys(english?.product.mapVariant ?? {})).not.toEqual([])
    expect(hindi?.product.productName.text).not.toBe(english?.product.productName.text)
  })

  it('[20.4] takes a wish off, once', async () => {
    const { body } = await add(shopper, idOf(0))
    expect((await remove(shopper, body.wishListId)).body).toEqual({ result: 'Success' })
    expect(await wishes(shopper)).toEqual([])
    expect((await remove(shopper, body.wishListId)).status).toBe(404)
    expect((await remove(shopper, 'no id')).status).toBe(404)
  })

  it.each([nameUuid('product', 'never-sold'), 'no id', ''])('does not know the product %s', async (productId) => {
    expect((await add(shopper, productId)).status).toBe(404)
  })

  it('[20.3] [03.5] is nothing that a guest has', async () => {
    const calls = [shop.shopper.call('/wishlist?language=en'), add(shop.shopper, idOf(0)), remove(shop.shopper, 'any')]
    for (const { status, body } of await Promise.all(calls)) {
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'auth/forbidden' } })
    }
  })

  it('belongs to one account: another one sees and removes nothing of it, and the body does not say whose it is', async () => {
    const { body } = await add(shopper, idOf(0))
    const other = await openSignedInShopper(shop.api)
    expect(await wishes(other)).toEqual([])
    expect((await remove(other, body.wishListId)).status).toBe(404)
    expect(await wishes(shopper)).toHaveLength(1)
  })

  it('is the same on each of the shopper’s devices', async () => {
    const first = await signIn(shop.api, await openBrowser(shop.api))
    await add(first.shopper, idOf(0))
    const second = await signIn(shop.api, await openBrowser(shop.api), first.shopper.session.user.mobileNumber)
    expect((await wishes(second.shopper)).map(({ productId }) => productId)).toEqual([idOf(0)])
  })

  it('takes no more than it holds', async () => {
    const createdAt = new Date()
    const ownerId = shopper.guestUserId
    const full = Array.from({ length: wishlistLimit }, (_, index) => {
      return { id: nameUuid('wish', `${ownerId}/${index}`), ownerId, productId: idOf(1), createdAt }
    })
    await shop.api.database.insert(schema.wishes).values(full)
    expect(await add(shopper, idOf(0))).toMatchObject({ status: 409, body: { code: 'request/conflict' } })
  })

  it('[20.4] refuses a body that says nothing of when, or that it is removed', async () => {
    const payload = toWishPayload(idOf(0), owner, 0)
    for (const change of [{ createdOn: 'yesterday' }, { isRemoved: true }]) {
      expect((await shopper.call('/wishlist', { body: { ...payload, ...change } })).status).toBe(400)
    }
  })
})
