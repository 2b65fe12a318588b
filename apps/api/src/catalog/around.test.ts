import type { AlternativeProductResponse, ProductListResponse } from '@krishi/storefront-core/contract'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

const productId = (handle: string) => nameUuid('product', handle)
const { products, variants } = schema

describe.each(engines)('what stands around a product on $name', (engine) => {
  const shop = shareShop(engine)

  async function list(path: string, body: object) {
    const answer = await call<ProductListResponse>(shop.api, path, { body: { pageNum: 1, language: 'en', ...body } })
    expect(answer.status).toBe(200)
    const found = Object.values(answer.body.products).sort((one, other) => one.position - other.position)
    return {
      handles: found.map(({ handle }) => handle),
      positions: found.map(({ position }) => position),
      isEndReached: answer.body.isEndReached,
    }
  }
  const similar = (handle: string, body: object = {}) =>
    list('/similar-products', { productId: productId(handle), pageSize: 10, ...body })
  const named = (handleName: readonly string[], body: object = {}) => list('/product-cards', { handleName, ...body })

  async function alternative(handle: string, sku: string) {
    const query = new URLSearchParams({
      productId: productId(handle),
      variantId: nameUuid('variant', sku),
      language: 'hi',
    })
    return (await call<AlternativeProductResponse>(shop.api, `/alternative-products?${query.toString()}`)).body
  }

  it('[17.4] likens by shelf, crop, brand and price, then by selling rank, and leaves the archived out', async () => {
    // Of the same brand: brinjal and okra; of a like price: okra and chilli.
    expect(await similar('tomato')).toEqual({
      handles: ['okra', 'brinjal', 'chilli'],
      positions: [1, 2, 3],
      isEndReached: true,
    })
  })

  it('[17.4] gives pages in a stable order, without gaps, each with its positions', async () => {
    const [first, second] = await Promise.all([
      similar('tomato', { pageSize: 2 }),
      similar('tomato', { pageSize: 2, pageNum: 2 }),
    ])
    expect(first).toEqual({ handles: ['okra', 'brinjal'], positions: [1, 2], isEndReached: false })
    expect(second).toEqual({ handles: ['chilli'], positions: [3], isEndReached: true })
    expect((await similar('tomato', { pageSize: 2, pageNum: 3 })).handles).toEqual([])
  })

  it('[17.4] knows nothing like what is alone, unknown or no id at all', async () => {
    const nothing = { handles: [], positions: [], isEndReached: true }
    expect(await similar('urea')).toEqual(nothing)
    expect(await similar('nothing')).toEqual(nothing)
    expect(await similar('tomato', { productId: "' or 1=1 --" })).toEqual(nothing)
  })

  it('[17.5] answers products by their handles in that order, without the archived', async () => {
    expect(await named(['okra', 'nothing', 'maize', 'tomato', 'okra'])).toEqual({
      handles: ['okra', 'tomato'],
      positions: [1, 2],
      isEndReached: true,
    })
    expect(await named([])).toEqual({ handles: [], positions: [], isEndReached: true })
  })

  describe('a substitute', () => {
    const none = { product: null, variantId: null, cheaperPercent: 0 }

    it('[17.1] is nothing among goods of another molecule', async () => {
      expect(await alternative('tomato', 'TOM-10')).toEqual(none)
    })

    it('[17.1] is the cheaper pack of the same crop and kind that can be bought', async () => {
      const alike = ['tomato', 'chilli', 'brinjal', 'okra', 'maize'].map(productId)
      const { database } = shop.api
      await database.update(products).set({ technicalContent: 'F1 hybrid, 60 days' }).where(inArray(products.id, alike))
      // Brinjal is cheaper still, but sold out; maize has left the shop.
      expect(await alternative('tomato', 'TOM-10')).toMatchObject({
        product: { handle: 'chilli', productName: { text: 'Chilli seed', lang: 'en' } },
        variantId: nameUuid('variant', 'CHI-10'),
        cheaperPercent: 25,
      })
      await database.update(variants).set({ inventoryQuantity: 0 }).where(eq(variants.sku, 'CHI-10'))
      expect(await alternative('tomato', 'TOM-10')).toEqual(none)
      await database.update(variants).set({ inventoryQuantity: 3 }).where(eq(variants.sku, 'CHI-10'))
      await database.update(products).set({ technicalContent: '' }).where(inArray(products.id, alike))
    })

    it('[17.1] is nothing for a pack of another product, or for none', async () => {
      expect(await alternative('tomato', 'CHI-10')).toEqual(none)
      expect(await alternative('nothing', 'nothing')).toEqual(none)
      const odd = await call<AlternativeProductResponse>(
        shop.api,
        '/alternative-products?productId=1&variantId=2&language=en',
      )
      expect(odd.body).toEqual(none)
    })
  })
})
