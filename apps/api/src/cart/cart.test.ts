import type { PriceAvailabilityResponse, ProductsById } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

describe.each(engines)('the calls of the cart on $name', (engine) => {
  const shop = shareShop(engine)

  async function suggest(handles: readonly string[], own: object = {}, page = 'pageNum=1&pageSize=6') {
    const lineItems = handles.map((handle) => ({ productId: nameUuid('product', handle), variantId: '', quantity: 1 }))
    const sums = { shippingCharges: 7_000, cartValue: 20_000, nextTarget: 0 }
    const body = { lineItems, bundleLineItems: [], ...sums, ...own }
    const answer = await call<ProductsById>(shop.api, `/cart/cross-sell?${page}&language=en`, { body })
    expect(answer.status).toBe(200)
    const found = Object.values(answer.body).sort((one, other) => one.position - other.position)
    return found.map(({ handle }) => handle)
  }

  it('[24.6] suggests what is for the same crop or complements it, can be bought and is not in the cart', async () => {
    const { products } = schema
    const packshot = { shape: 'pouch', brand: '', title: '', subtitle: '', hue: 1, organic: false } as const
    const ofAnotherCrop = { packshot: { ...packshot, emblem: 'wheat' } }
    for (const handle of ['okra', 'urea', 'sprayer'])
      await shop.api.database.update(products).set(ofAnotherCrop).where(eq(products.handle, handle))
    // Chilli is of the same crop, urea feeds it; brinjal is sold out, maize archived, okra and the sprayer are neither.
    expect(await suggest(['tomato'])).toEqual(['chilli', 'urea'])
    expect(await suggest(['tomato', 'chilli'])).toEqual(['urea'])
    expect(await suggest(['sprayer'])).toEqual(['okra', 'urea'])
  })

  it('[24.6] puts the cheapest way to free delivery first', async () => {
    expect(await suggest(['tomato'], { nextTarget: 20_000 })).toEqual(['urea', 'chilli'])
    expect(await suggest(['tomato'], { nextTarget: 14_999 })).toEqual(['chilli', 'urea'])
  })

  it('[24.6] goes on page by page to an empty one, and has nothing for an empty cart', async () => {
    expect(await suggest(['tomato'], {}, 'pageNum=1&pageSize=1')).toEqual(['chilli'])
    expect(await suggest(['tomato'], {}, 'pageNum=2&pageSize=1')).toEqual(['urea'])
    expect(await suggest(['tomato'], {}, 'pageNum=3&pageSize=1')).toEqual([])
    expect([await suggest([]), await suggest(['nothing'])]).toEqual([[], []])
  })

  async function ask(...references: { productId: string; variantId: string }[]) {
    const availableProductsInCart = references.map((reference) => ({ ...reference, quantity: 1 }))
    const body = { availableProductsInCart, language: 'hi' }
    const answer = await call<PriceAvailabilityResponse>(shop.api, '/cart/price-availability', { body })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const of = (handle: string, sku: string) => ({
    productId: nameUuid('product', handle),
    variantId: nameUuid('variant', sku),
  })

  it("[23.4] answers today's price and stock of every variant, and what delivery costs", async () => {
    const chilli = of('chilli', 'CHI-10')
    await shop.api.database
      .update(schema.variants)
      .set({ price: 14_000, inventoryQuantity: 2 })
      .where(eq(schema.variants.id, chilli.variantId))
    const { products, shippingDetails } = await ask(chilli)
    expect(products[chilli.productId]?.mapVariant[chilli.variantId]).toMatchObject({
      price: 14_000,
      inventoryQuantity: 2,
      title: { text: '500 ग्राम', lang: 'hi' },
    })
    expect(shippingDetails).toEqual({ minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 })
  })

  it('[23.4] leaves out deleted products and missing variants, and takes the variants off archived ones', async () => {
    const tomato = of('tomato', 'TOM-50')
    const maize = of('maize', 'MAI-10')
    const deleted = of('deleted', 'DEL-1')
    await shop.api.database.delete(schema.variants).where(eq(schema.variants.id, tomato.variantId))
    const { products } = await ask(tomato, maize, deleted, { productId: 'not an id', variantId: '' })
    expect(Object.keys(products).sort()).toEqual([tomato.productId, maize.productId].sort())
    expect(Object.keys(products[tomato.productId]?.mapVariant ?? {})).toEqual([nameUuid('variant', 'TOM-10')])
    expect(products[maize.productId]).toMatchObject({ status: 'archived', mapVariant: {} })
  })

  it('answers an empty cart', async () => {
    expect((await ask()).products).toEqual({})
  })
})
