import { createShopifyPorts } from '../src/ports/index.ts'
import type { CouponQuestion } from '@krishi/storefront-hooks/coupons'
import { valueOf } from '@krishi/storefront-hooks/query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startShopServer, type ShopServer } from './server/start-server.ts'

let server: ShopServer
let ports: ReturnType<typeof createShopifyPorts>

beforeAll(async () => {
  server = await startShopServer()
})

beforeEach(() => {
  ports = createShopifyPorts({ url: server.url, checkoutHosts: ['krishi.example'] })
})

afterEach(() => void server.calls())
afterAll(() => server.close())

async function packOf(handle: string) {
  const product = await valueOf(ports.catalog.product({ handle, locale: 'en' }))
  server.calls()
  const [pack] = product.variants
  return { productId: product.productId, variantId: pack?.id ?? '', price: pack?.price ?? 0 }
}

/** So many of the tomato seeds at 199.50 rupees, with a code. */
async function asked(code: string, quantity: number): Promise<CouponQuestion> {
  const lines = [{ ...(await packOf('tomato-hybrid-seeds')), quantity }]
  return { code, phone: '', userId: '', cartValue: 0, lines }
}

describe('discount codes at Shopify', () => {
  it('[26.2] take off what Shopify says, to the paisa', async () => {
    const judged = await valueOf(ports.coupons.validate(await asked(' kharif10 ', 3)))
    expect(judged.discountAmount).toBe(5_985)
    expect(judged.coupon).toMatchObject({ name: 'KHARIF10', valueType: 'FIXED_AMOUNT', value: 5_985 })
  })

  it.each([
    ['NO-SUCH-CODE', 1, 'coupon/unknown'],
    ['MONSOON', 1, 'coupon/over'],
    ['FIRST100', 1, 'coupon/used-up'],
    ['FLAT50', 2, 'coupon/below-minimum'],
  ] as const)('[26.5] are refused with a code and a sentence: %s', async (code, quantity, expected) => {
    const refused = await ports.coupons.validate(await asked(code, quantity))
    expect(refused).toMatchObject({ ok: false, error: { code: expected } })
    if (!refused.ok) expect(refused.error.serverMessage).not.toBe('')
  })

  it('are tried on one cart: one call each, and another cart for other lines or when Shopify has forgotten it', async () => {
    const three = await asked('NO-SUCH-CODE', 3)
    await ports.coupons.validate(three)
    await ports.coupons.validate({ ...three, code: 'FLAT50' })
    expect(server.calls()).toEqual(['CreateCart', 'ChangeDiscount'])
    await ports.coupons.validate(await asked('FLAT50', 4))
    expect(server.calls()).toEqual(['CreateCart'])
    server.forgetCarts()
    const judged = await valueOf(ports.coupons.validate(await asked('FLAT50', 4)))
    expect(judged.discountAmount).toBe(5_000)
    expect(server.calls()).toEqual(['ChangeDiscount', 'CreateCart'])
  })
})

const address = {
  fullName: 'Lakshmi Gowda',
  address1: '12 - Temple Road',
  address2: 'Dist: Mysuru',
  city: 'Mysuru',
  province: 'KA',
  zip: '570001',
  phone: '9845012345',
} as const

type External = Parameters<typeof ports.checkout.createExternal>[0]

function external(lines: readonly { readonly productId: string; readonly variantId: string }[], zip = '570001') {
  const cart = {
    lineItems: lines.map((line) => ({ ...line, quantity: 1 })),
    discountCode: 'KHARIF10',
    note: 'Ring twice',
    buyer: { phone: '9845012345', email: '' },
    address: { ...address, zip },
  }
  return { cart, accessToken: null } as unknown as External
}

describe('the checkout of Shopify', () => {
  it('[29.3] is a cart there with its address, on the hosts of the shop alone', async () => {
    const made = await valueOf(ports.checkout.createExternal(external([await packOf('tomato-hybrid-seeds')])))
    expect(server.calls()).toEqual(['CreateCart'])
    expect(new URL(made.checkoutUrl).host).toBe(new URL(server.url).host)
    expect(made.hosts).toEqual([new URL(server.url).host, 'krishi.example'])
  })

  it.each([
    ['a pack that cannot be of Shopify', 'not-a-number', '570001', 'checkout/items-not-valid'],
    ['a pack that is no more', '4040404', '570001', 'checkout/items-not-valid'],
    ['a pincode that there is not', null, '000000', 'address/pincode-unknown'],
  ] as const)('has a code for %s', async (_, variantId, zip, code) => {
    const pack = await packOf('tomato-hybrid-seeds')
    const lines = [{ ...pack, variantId: variantId ?? pack.variantId }]
    expect(await ports.checkout.createExternal(external(lines, zip))).toMatchObject({ error: { code } })
  })

  it('has a code for what is sold out meanwhile', async () => {
    const answer = await ports.checkout.createExternal(external([await packOf('sold-out-seeds')]))
    expect(answer).toMatchObject({ error: { code: 'checkout/out-of-stock' } })
  })
})

describe('what else Shopify tells', () => {
  it('is the shipping rule, where the owner has put it into a metafield of the shop', async () => {
    const { shipping } = await valueOf(ports.cart.price({ lines: [], locale: 'en' }))
    expect(shipping).toEqual({ minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 })
  })

  it('[09.4] is the main menu: paths of the shop, its home page, and other sites', async () => {
    const [home, goods, weather] = await valueOf(ports.catalog.menu({ locale: 'en' }))
    expect(home).toMatchObject({ menuLink: '/', pageType: 'home' })
    expect(goods).toMatchObject({
      menuLink: '/collections/seeds',
      columns: [{ title: 'Urea', link: '/products/urea' }],
    })
    expect(goods?.subMenus[0]).toMatchObject({ subMenuName: 'Vegetables', columns: [{ title: 'Tomato' }] })
    expect(weather).toMatchObject({ menuLink: 'https://weather.example/', pageType: 'extLink' })
  })

  it('[11.4] is articles: the newest without words, and each by the slug with which it was found', async () => {
    const newest = await valueOf(ports.community.searchArticles({ term: '', locale: 'en', pageNum: 1, pageSize: 2 }))
    expect(newest.map(({ slug }) => slug)).toEqual(['news.neem-oil', 'news.neem-cake'])
  })
})
