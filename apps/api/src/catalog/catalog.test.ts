import type {
  CollectionProductsRequest,
  CollectionProductsResponse,
  CollectionResponse,
  FilterCounts,
  MenuResponse,
  ProductDetailPayload,
} from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'

type Listing = CollectionProductsRequest['body']

const everything: Listing = {
  handleName: [],
  filters: {
    categoryHandleName: [],
    brandHandleName: [],
    countryOfOrigin: [],
    rating: null,
    price: { minPrice: null, maxPrice: null },
    availability: null,
  },
  sort: { by: 'best-selling' },
  pageNum: 1,
  pageSize: 20,
  language: 'en',
}

describe.each(everyEngine)('the catalogue on $name', (engine) => {
  const shop = shareShop(engine)

  async function list(query: Partial<Listing>, filters: Partial<Listing['filters']> = {}) {
    const body = { ...everything, ...query, filters: { ...everything.filters, ...filters } }
    const answer = await call<CollectionProductsResponse>(shop.api, '/collection-products', { body })
    expect(answer.status).toBe(200)
    const products = Object.values(answer.body.products).sort((one, other) => one.position - other.position)
    return { ...answer.body, handles: products.map((product) => product.handle), products }
  }

  it('[09.4] answers the menu in order, in the asked language with English where there is none', async () => {
    const { body } = await call<MenuResponse>(shop.api, '/menu?language=hi')
    expect(body.menu.map((item) => item.menuName)).toEqual(['Shop', 'होम'])
    expect(body.menu[0]?.columns).toEqual([
      { title: 'बीज', handle: '', link: '/collections/seeds', position: 1, pageType: 'other' },
    ])
    expect(body.menu[0]?.subMenus).toEqual([
      {
        subMenuHandle: 'partners',
        subMenuName: 'साझेदार',
        subMenuLink: '',
        subMenuPosition: 1,
        columns: [
          {
            title: 'Sell with us',
            handle: 'sell',
            link: 'https://partners.example',
            position: 1,
            pageType: 'extLink',
          },
        ],
      },
    ])
  })

  it('[12.1] answers a collection with its language marked and its HTML made safe', async () => {
    const { body } = await call<CollectionResponse>(shop.api, '/collections/seeds?language=hi')
    expect(body).toEqual({
      handle: 'seeds',
      title: { text: 'बीज', lang: 'hi' },
      descriptionHtml: { text: '<p>All seeds</p>', lang: 'en' },
    })
  })

  it('[15.1] [15.14] answers what the lower half of a product page shows, with English where there is nothing else', async () => {
    const { body } = await call<ProductDetailPayload>(shop.api, '/products/tomato?language=hi')
    expect(body).toMatchObject({
      bhCode: 'M-10001',
      saleLabel: { text: 'नया', lang: 'hi' },
      faqs: [{ id: 'sow', question: { text: 'कब?', lang: 'hi' }, answer: { text: 'In June.', lang: 'en' } }],
      deals: [{ id: 'mrp', title: { text: 'Below MRP', lang: 'en' }, detail: { text: '20% सस्ता', lang: 'hi' } }],
      videos: [{ embedVideoId: 'abc', title: { text: 'How to sow', lang: 'en' } }],
      couponBanner: {
        imageUrl: '/banners/festival.svg',
        title: { text: 'सेल', lang: 'hi' },
        link: '/collections/seeds',
      },
      purposeHtml: { text: '<p>For salads</p>', lang: 'en' },
      plantProtection: {
        registrationNumber: '1',
        toxicity: 'red',
        antidote: { text: 'Atropine', lang: 'en' },
        leafletUrl: null,
      },
    })
    const { body: plain } = await call<ProductDetailPayload>(shop.api, '/products/chilli?language=hi')
    expect(plain).toMatchObject({
      faqs: [],
      deals: [],
      videos: [],
      couponBanner: null,
      purposeHtml: null,
      plantProtection: null,
    })
    expect(plain).not.toHaveProperty('bhCode')
    expect(plain).not.toHaveProperty('saleLabel')
  })

  it('lists the active products of a collection, best-selling first', async () => {
    const { handles, total, isEndReached } = await list({ handleName: ['seeds'] })
    expect(handles).toEqual(['chilli', 'tomato', 'brinjal', 'okra'])
    expect({ total, isEndReached }).toEqual({ total: 4, isEndReached: true })
  })

  it.each([
    ['best-selling', ['chilli', 'tomato', 'brinjal', 'okra']],
    ['rating', ['chilli', 'tomato', 'brinjal', 'okra']],
    ['price-low-to-high', ['brinjal', 'chilli', 'tomato', 'okra']],
    ['price-high-to-low', ['okra', 'tomato', 'chilli', 'brinjal']],
    ['country-of-origin', ['chilli', 'tomato', 'okra', 'brinjal']],
  ] as const)('[13.9] sorts by %s', async (by, handles) => {
    expect((await list({ handleName: ['seeds'], sort: { by } })).handles).toEqual(handles)
  })

  it.each<[string, Partial<Listing['filters']>, string[]]>([
    ['brand', { brandHandleName: ['meghna'] }, ['chilli', 'urea']],
    ['category', { categoryHandleName: ['crop-nutrition', 'farm-machinery'] }, ['urea', 'sprayer']],
    ['sub-category', { categoryHandleName: ['fertiliser'] }, ['urea']],
    ['a collection that stands for a category', { categoryHandleName: ['farming'] }, ['sprayer']],
    ['the category "all"', { categoryHandleName: ['all'], brandHandleName: ['meghna'] }, ['chilli', 'urea']],
    ['country', { countryOfOrigin: ['Taiwan', 'Mars'] }, ['brinjal']],
    ['rating', { rating: 4 }, ['chilli']],
    ['lowest price', { price: { minPrice: 60_000, maxPrice: null } }, ['tomato', 'sprayer']],
    ['price range', { price: { minPrice: 25_000, maxPrice: 50_000 } }, ['okra', 'urea']],
    ['in stock', { availability: true }, ['chilli', 'tomato', 'okra', 'urea', 'sprayer']],
    ['out of stock', { availability: false }, ['brinjal']],
  ])('[13.11] filters by %s', async (_name, filters, handles) => {
    expect((await list({}, filters)).handles).toEqual(handles)
  })

  it('[13.8] judges and sorts by the pack that the card shows: the first that can be bought in the range', async () => {
    const { variants } = schema
    const small = eq(variants.sku, 'TOM-10')
    await shop.api.database.update(variants).set({ inventoryQuantity: 0 }).where(small)
    const upTo = { price: { minPrice: null, maxPrice: 25_000 } }
    const cheapest = { handleName: ['seeds'], sort: { by: 'price-low-to-high' } } as const
    expect((await list(cheapest)).handles).toEqual(['brinjal', 'chilli', 'okra', 'tomato'])
    expect((await list(cheapest, upTo)).handles).toEqual(['chilli'])
    expect((await list(cheapest, { ...upTo, availability: true })).handles).toEqual(['chilli'])
    expect((await list(cheapest, { ...upTo, availability: false })).handles).toEqual(['brinjal'])
    const { body: counts } = await call<FilterCounts>(shop.api, '/filter-counts', {
      body: { handleName: ['seeds'], filters: { ...everything.filters, ...upTo } },
    })
    expect(counts).toMatchObject({ total: 1, availability: { true: 1, false: 1 } })
    await shop.api.database.update(variants).set({ inventoryQuantity: 100 }).where(small)
    expect((await list(cheapest, upTo)).handles).toEqual(['chilli', 'tomato'])
    const large = { price: { minPrice: 25_000, maxPrice: 80_000 } }
    expect((await list(cheapest, large)).handles).toEqual(['okra', 'tomato'])
  })

  it('[12.2] pages without gaps and says where the end is', async () => {
    const first = await list({ pageSize: 4 })
    const second = await list({ pageSize: 4, pageNum: 2 })
    const third = await list({ pageSize: 4, pageNum: 3 })
    expect([...first.handles, ...second.handles]).toEqual((await list({})).handles)
    expect([first, second, third].map((page) => page.isEndReached)).toEqual([false, true, true])
    expect(second.products.map((product) => product.position)).toEqual([5, 6])
    expect(third).toMatchObject({ handles: [], total: 6 })
  })

  it('answers a product with safe HTML, its rating and its variants in order', async () => {
    const { body } = await call<ProductDetailPayload>(shop.api, '/products/tomato?language=hi')
    expect(body).toMatchObject({
      productName: { text: 'टमाटर बीज', lang: 'hi' },
      vendorName: { text: 'वसुधा', lang: 'hi' },
      descriptionHtml: { text: '<p>Good <strong>seed</strong>.</p>', lang: 'en' },
      rating: { average: 2, reviewCount: 1 },
      category: { handle: 'vegetable-seeds', name: { text: 'Vegetable seeds', lang: 'en' } },
    })
    const variants = Object.values(body.mapVariant).sort((one, other) => one.position - other.position)
    expect(variants.map(({ sku, title, price }) => [sku, title.text, price])).toEqual([
      ['TOM-10', '500 ग्राम', 20_000],
      ['TOM-50', '50 g', 60_000],
    ])
  })

  it('[15.7] names the country of a product in the language that is asked for, and an unknown one as it is written', async () => {
    const { products } = schema
    const of = async (country: string) => {
      await shop.api.database.update(products).set({ countryOfOrigin: country }).where(eq(products.handle, 'chilli'))
      const { body } = await call<ProductDetailPayload>(shop.api, '/products/chilli?language=ta')
      return body.countryOfOrigin
    }
    expect([await of('Israel'), await of(' india '), await of('Chile'), await of('')]).toEqual([
      'இஸ்ரேல்',
      'இந்தியா',
      'Chile',
      '',
    ])
    await shop.api.database.update(products).set({ countryOfOrigin: 'India' }).where(eq(products.handle, 'chilli'))
  })

  it('[12.5] shows an archived product without variants and keeps it out of listings', async () => {
    const { body } = await call<ProductDetailPayload>(shop.api, '/products/maize?language=en')
    expect(body).toMatchObject({ status: 'archived', mapVariant: {} })
    expect((await list({})).handles).not.toContain('maize')
  })

  it('[02.9] names the pictures of a product and knows what it shows', async () => {
    const { body } = await call<ProductDetailPayload>(shop.api, '/products/tomato?language=en')
    expect(body.productImages).toEqual(['/img/tomato.webp', '/img/tomato.back.webp', '/img/tomato.close-up.webp'])
    expect(await shop.api.findPackshot('tomato')).toMatchObject({ brand: 'Vasudha', emblem: 'tomato' })
    expect(await shop.api.findPackshot('nothing')).toBeNull()
  })

  it.each(['/products/nothing?language=en', '/collections/nothing?language=en'])('answers 404 for %s', async (path) => {
    expect((await call(shop.api, path)).status).toBe(404)
  })
})
