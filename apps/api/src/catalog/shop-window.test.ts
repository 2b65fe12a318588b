import type {
  BannersResponse,
  BrandLabelResponse,
  CollectionProductsResponse,
  LabelResponse,
  ProductListResponse,
  TilesResponse,
} from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line } from '../../test/shopper.ts'
import { noFilters } from './listing-conditions.ts'

const strip = '?language=en&pageNum=1&pageSize=20&userId=a-guest'

function handlesOf({ products }: ProductListResponse): string[] {
  return Object.values(products)
    .sort((a, b) => a.position - b.position)
    .map(({ handle }) => handle)
}

describe.each(engines)('the shop window on $name', (engine) => {
  const shop = shareShop(engine)

  it('[12.7] gives the tiles of a group in their order, as many as are asked for, in one language', async () => {
    const { body } = await call<TilesResponse>(shop.api, '/tiles/categories?language=hi&limit=12')
    expect(body.tiles.map(({ id, title, translations }) => [id, title, translations])).toEqual([
      ['categories/organic', 'Organic', { hi: 'जैविक' }],
      ['categories/seeds', 'seeds', {}],
    ])
    const first = await call<TilesResponse>(shop.api, '/tiles/categories?language=en&limit=1')
    expect(first.body).toMatchObject({ tiles: [{ navigationLink: '/collections/organic' }], total: 2 })
    expect((await call(shop.api, '/tiles/nothing?language=en&limit=1')).status).toBe(400)
  })

  it('[12.8] gives the banners with their words, and draws their pictures', async () => {
    const { body } = await call<BannersResponse>(shop.api, '/banners?language=hi')
    expect(body.banners).toMatchObject([
      {
        id: 'seeds',
        imageUrl: '/img/banner-seeds.webp',
        linkHref: '/collections/seeds',
        title: { text: 'बुवाई का समय', lang: 'hi' },
        action: { text: 'Shop seeds', lang: 'en' },
      },
    ])
    expect(await shop.api.findPackshot('banner-seeds')).toMatchObject({ shape: 'banner' })
    expect(await shop.api.findPackshot('banner-nothing')).toBeNull()
  })

  it('[12.8] lists what sells best and what is rated best', async () => {
    const best = await call<ProductListResponse>(shop.api, `/best-selling${strip}`)
    expect(handlesOf(best.body)).toEqual(['chilli', 'tomato', 'brinjal', 'okra', 'urea', 'sprayer'])
    const rated = await call<ProductListResponse>(shop.api, `/recommended${strip}`)
    expect(handlesOf(rated.body).slice(0, 2)).toEqual(['chilli', 'tomato'])
    const none = await call<ProductListResponse>(shop.api, '/best-selling?language=en&pageNum=9&pageSize=20&userId=')
    expect(none.body).toEqual({ products: {}, isEndReached: true })
  })

  it('[12.8] lists what is ordered in the shopper’s state, once three orders went there; else what sells best', async () => {
    const popular = async () =>
      handlesOf((await shop.shopper.call<ProductListResponse>(`/popular-in-area${strip}`)).body)
    const order = async () => {
      const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
      await shop.shopper.placeOrder(id, crypto.randomUUID())
    }
    await order()
    await order()
    expect((await popular())[0]).toBe('chilli')
    await order()
    expect(await popular()).toEqual(['urea'])
    const stranger = await call<ProductListResponse>(shop.api, `/popular-in-area${strip}`)
    expect(handlesOf(stranger.body)[0]).toBe('chilli')
  })

  it('[12.9] lists products by filters alone, and those of collections by their handles', async () => {
    const filters = { ...noFilters, brandHandleName: ['meghna'] }
    const page = { pageNum: 1, language: 'en' }
    const byBrand = await call<CollectionProductsResponse>(shop.api, '/product-listing', {
      body: { ...page, filters, sort: { by: 'best-selling' }, pageSize: 30 },
    })
    expect(handlesOf(byBrand.body)).toEqual(['chilli', 'urea'])
    expect(byBrand.body.total).toBe(2)
    const byHandle = await call<ProductListResponse>(shop.api, '/products-by-handle', {
      body: { ...page, handleName: ['seeds'], pageSize: 2 },
    })
    expect(handlesOf(byHandle.body)).toEqual(['chilli', 'tomato'])
    expect(byHandle.body.isEndReached).toBe(false)
  })

  it('[12.10] knows brands and categories by their handles', async () => {
    const brand = await call<BrandLabelResponse>(shop.api, '/brands/meghna/label?language=en')
    expect(brand.body).toMatchObject({ handle: 'meghna', categoryHandles: ['crop-nutrition', 'seeds'] })
    const category = await call<LabelResponse>(shop.api, '/categories/seeds/label?language=en')
    expect(category.body.title.text).toBe('Seeds')
    expect((await call(shop.api, '/brands/nothing/label?language=en')).status).toBe(404)
    expect((await call(shop.api, '/categories/nothing/label?language=en')).status).toBe(404)
  })
})
