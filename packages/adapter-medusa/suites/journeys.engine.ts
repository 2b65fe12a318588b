import { describe, expect, it } from 'vitest'
import { noFilters, type ListingQuery } from '@krishi/storefront-hooks/catalog'
import { valueOf } from '@krishi/storefront-hooks/query'
import { aCartToOrder, anAddress, place } from './testing/a-checkout.ts'
import { aMedusaShop } from './testing/a-medusa-shop.ts'
import { aSharedStock } from './testing/a-stock.ts'

const { sample, newGuest, newShopper } = aMedusaShop()

const listing: ListingQuery = {
  handle: sample.collectionHandle,
  locale: 'en',
  filters: noFilters,
  sort: 'best-selling',
  pageNum: 1,
  pageSize: 20,
}

/** A guest whose calls are counted. */
function aCountedGuest() {
  let calls = 0
  const ports = newGuest({
    fetch: (input, init) => {
      calls += 1
      return fetch(input, init)
    },
  })
  const count = async (ask: () => Promise<unknown>) => {
    calls = 0
    await ask()
    return calls
  }
  return { ports, count }
}

describe('calls to Medusa', () => {
  it('are one for a listing, a product, a search and a cart, once the categories are known', async () => {
    const { ports, count } = aCountedGuest()
    const { catalog, cart } = ports
    expect(await count(() => valueOf(catalog.menu({ locale: 'en' })))).toBe(1)
    const key = { handle: sample.collectionHandle, locale: 'en' } as const
    expect(await count(() => valueOf(catalog.collection(key)))).toBe(0)
    expect(await count(() => valueOf(catalog.listing(listing)))).toBe(1)
    const product = await valueOf(catalog.product({ handle: sample.productHandle, locale: 'en' }))
    expect(await count(() => catalog.product({ handle: sample.productHandle, locale: 'en' }))).toBe(1)
    const words = { term: 'tomato', locale: 'en', pageNum: 1, pageSize: 20, cursor: null } as const
    expect(await count(() => valueOf(catalog.search(words)))).toBe(1)
    const lines = [{ productId: product.productId, variantId: product.variants[0]?.id ?? '', quantity: 1 }]
    expect(await count(() => valueOf(cart.price({ lines, locale: 'en' })))).toBe(1)
  })

  it('are one for everything that narrows a listing', async () => {
    const { ports, count } = aCountedGuest()
    await valueOf(ports.catalog.menu({ locale: 'en' }))
    const { handle } = listing
    const asked = await count(() =>
      Promise.all([
        valueOf(ports.catalog.filterOptions({ handle: handle ?? '', locale: 'en' })),
        valueOf(ports.catalog.filterCounts({ handle: handle ?? '', filters: noFilters })),
        valueOf(ports.catalog.listing({ ...listing, sort: 'price-low-to-high' })),
      ]),
    )
    expect(asked).toBe(1)
  })
})

describe('a shop on Medusa', () => {
  it('speaks the language of the page, and says where a text is not in it', async () => {
    const { catalog } = newGuest({ locale: 'hi' })
    const product = await valueOf(catalog.product({ handle: sample.productHandle, locale: 'hi' }))
    expect(product.productName.lang).toBe('hi')
    expect(product.productName.text).toMatch(/\p{Script=Devanagari}/u)
    expect(product.vendorName.lang).toBe('en')
    expect(product.descriptionHtml?.text).toMatch(/^<p>/)
  })

  it('finds by a word of another language what is in the categories that are named by it', async () => {
    const { catalog } = newGuest({ locale: 'hi' })
    const query = { locale: 'hi', pageNum: 1, pageSize: 20, cursor: null } as const
    const found = await valueOf(catalog.search({ ...query, term: 'टमाटर' }))
    expect(found.products.map(({ handle }) => handle)).toContain(sample.productHandle)
    const nothing = await valueOf(catalog.search({ ...query, term: 'ट्रैक्टर का टायर' }))
    expect(nothing).toMatchObject({ products: [], isEndReached: true, cursor: null })
  })

  it('takes a coupon off, says what its cart is too small for, and drops one that is not there', async () => {
    const ports = newGuest()
    const product = await valueOf(ports.catalog.product({ handle: sample.productHandle, locale: 'en' }))
    const variant = product.variants[0]
    if (!variant) throw new Error('The sample has no pack, so no coupon can be tried. Name another product.')
    const nobody = { phone: '', userId: '' }
    const judge = (code: string, quantity: number) =>
      ports.coupons.validate({
        ...nobody,
        code,
        cartValue: variant.price * quantity,
        lines: [{ productId: product.productId, variantId: variant.id, price: variant.price, quantity }],
      })
    const enough = Math.ceil(50_000 / variant.price)
    const { coupon, discountAmount } = await valueOf(judge('kisan50', enough))
    expect(coupon).toMatchObject({ name: 'KISAN50', valueType: 'FIXED_AMOUNT', value: 5_000 })
    expect(discountAmount).toBe(5_000)
    const stock = await aSharedStock(9, [1])
    const small = { productId: stock.productId, variantId: stock.variantIds[0] ?? '', price: 1, quantity: 1 }
    const refused = await ports.coupons.validate({ ...nobody, code: 'KISAN50', cartValue: 10_000, lines: [small] })
    expect(refused).toMatchObject({ error: { code: 'coupon/below-minimum' } })
    const toOrder = aCartToOrder(stock, [[0, 1]])
    const unknown = { ...toOrder, discountCode: 'NO-SUCH-CODE' }
    const checkoutId = await valueOf(ports.checkout.create(unknown))
    const read = await valueOf(ports.checkout.read({ checkoutId, locale: 'en' }))
    expect(read.coupon).toEqual({ name: 'NO-SUCH-CODE', standing: { status: 'unknown' } })
    expect(read.cart.discountAmount).toBe(0)
  })

  it('lists the orders of who is signed in, and none of a guest', async () => {
    const ports = newGuest()
    await newShopper(ports)
    const stock = await aSharedStock(3, [1])
    const toOrder = aCartToOrder(stock, [[0, 2]])
    const placed = await valueOf(place(ports, toOrder, await valueOf(ports.checkout.create(toOrder))))
    const page = await valueOf(ports.orders.list({ locale: 'en', pageNum: 1, pageSize: 5 }))
    expect(page).toMatchObject({
      isEndReached: true,
      orders: [{ id: placed.id, name: placed.name, totalCost: 20_000, paymentMode: 'cod' }],
    })
    expect(page.orders[0]?.deliveryAddress).toEqual(anAddress)
    await valueOf(ports.auth.signOut())
    expect((await valueOf(ports.orders.list({ locale: 'en', pageNum: 1, pageSize: 5 }))).orders).toEqual([])
  })

  it('signs in by e-mail, and refuses another password', async () => {
    const ports = newGuest()
    const who = { email: `${crypto.randomUUID()}@shop.example`, password: 'a long password' }
    await valueOf(ports.registerByEmail({ ...who, name: 'Ravi', mobileNumber: '9845012345' }))
    const page = newGuest()
    expect(await page.signInByEmail({ ...who, password: 'another' })).toMatchObject({
      error: { code: 'auth/required' },
    })
    expect(await valueOf(page.signInByEmail(who))).toMatchObject({ isGuestUser: false, email: who.email })
    expect((await valueOf(page.session.open())).user.mobileNumber).toBe('9845012345')
    expect(page.supports?.('auth.sendOtp')).toBe(false)
  })
})
