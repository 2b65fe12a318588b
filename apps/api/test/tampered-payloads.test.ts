import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import { matrixPart } from '../../../tooling/test-matrix.ts'
import { engines } from './databases.ts'
import { createTestPaying } from './paying.ts'
import { shareShop } from './share-shop.ts'
import { line, openShopper, payload } from './shopper.ts'

/** Mostly what the shape of a payload lets through; what it does not is refused before anything is looked at. */
const anySum = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: -1_000_000, max: 1_000_000 }) },
  { weight: 40, arbitrary: fc.double({ min: -1e12, max: 1e12, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom<number>(1e308, -1e308) },
)
const anyQuantity = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 1.5, -0.1, 1e9, 100_000, 100_001, 2 ** 53) },
)
const sums = fc.record({
  totalCost: anySum,
  totalNetCost: anySum,
  shippingCharges: anySum,
  specialDiscount: anySum,
  discountValue: anySum,
})
const anyLine = fc.record({
  product: fc.constantFrom(['tomato', 'TOM-10'], ['tomato', 'TOM-50'], ['urea', 'URE-45'], ['sprayer', 'SPR-1']),
  quantity: anyQuantity,
  price: anySum,
  discount: anySum,
})
const anyPayload = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  created: sums,
  placed: sums,
  isCOD: fc.boolean(),
  isLoyaltyApplicable: fc.boolean(),
})

/** Each sends two payloads: one that makes the checkout and one that orders it. */
const runs = matrixPart === 'gate' ? 200 : 1_000

describe.each(engines)('what a client says of sums on $name', (engine) => {
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway }))

  it(
    `[30.14] ${2 * runs} tampered payloads change nothing: an order costs what the server quoted, or is refused`,
    { timeout: 300_000 },
    async () => {
      const { variants } = schema
      await shop.api.database
        .update(variants)
        .set({ inventoryQuantity: 1_000_000 })
        .where(eq(variants.id, nameUuid('variant', 'TOM-10')))
      const shopper = await openShopper(shop.api)
      let ordered = 0
      const property = fc.asyncProperty(anyPayload, async ({ lines, created, placed, isCOD, isLoyaltyApplicable }) => {
        const lineItems = lines.map(({ product: [handle = '', sku = ''], quantity, price, discount }) => {
          return { ...line(handle, sku, quantity, price), skuSpecialDiscountAmount: discount }
        })
        const whole = payload(lineItems)
        const checkoutPayload = { ...whole, cart: { ...whole.cart, ...created, isLoyaltyApplicable } }
        const made = await shopper.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } })
        if (made.status !== 200) {
          expect([400, 422]).toContain(made.status)
          return
        }
        const id = made.body.data.checkoutId
        const { body: quoted } = await shopper.call<Checkout>(`/checkouts/${id}?language=en`)
        const bought = quoted.cart.lineItems
        expect(new Set(bought.map(({ variantId }) => variantId)).size).toBe(bought.length)
        expect(bought.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)).toBe(true)
        const changes = { ...placed, isCOD, isLoyaltyApplicable, lineItems, discountAmount: 0 }
        const { status, body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID(), changes)
        if (status !== 200) {
          expect([400, 409, 422]).toContain(status)
          return
        }
        ordered += 1
        const { totalNetCost, prepaidDiscount } = quoted.cart
        expect(body.totalNetCost).toBe(isCOD ? totalNetCost : totalNetCost - prepaidDiscount)
        expect(body.payment?.amount ?? body.totalNetCost).toBe(body.totalNetCost)
      })
      await fc.assert(property, { numRuns: runs })
      expect(ordered).toBeGreaterThan(runs / 5)
    },
  )
})
