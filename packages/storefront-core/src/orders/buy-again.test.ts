import { describe, expect, it } from 'vitest'
import type { PricedProduct } from '../cart/index.ts'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import { planBuyAgain } from './index.ts'

function priced(variant: Parameters<typeof aVariant>[0], product: Parameters<typeof aProduct>[0] = {}): PricedProduct {
  const { variants: _, ...facts } = aProduct(product)
  const changed = aVariant(variant)
  return { ...facts, mapVariant: { [changed.id]: changed } }
}

const bought = { productId: 'p1', variantId: 'v1', productTitle: 'Neem oil', variantTitle: '500 ml', quantity: 3 }
const short = { productTitle: 'Neem oil', variantTitle: '500 ml' }

describe('planBuyAgain', () => {
  it('takes what was bought at today’s price', () => {
    const product = priced({ price: 31_000 })
    const plan = planBuyAgain([bought], { p1: product })
    expect(plan).toEqual({ lines: [{ product, variant: product.mapVariant['v1'], quantity: 3 }], shortfalls: [] })
    expect(plan.lines[0]?.variant.price).toBe(31_000)
  })

  it.each([
    ['the product is gone', {}, 'gone', 0],
    ['it is no longer sold', { p1: priced({}, { status: 'archived' }) }, 'gone', 0],
    ['the pack is gone', { p1: priced({ id: 'v2' }) }, 'gone', 0],
    ['none is left', { p1: priced({ inventoryQuantity: 0 }) }, 'sold-out', 0],
    ['two are left', { p1: priced({ inventoryQuantity: 2 }) }, 'reduced', 2],
    ['one may be had at once', { p1: priced({ maxCount: 1 }) }, 'reduced', 1],
  ] as const)('says what cannot be had as before: %s', (_, products, kind, quantity) => {
    const plan = planBuyAgain([bought], products)
    expect(plan.shortfalls).toEqual([{ kind, ...short, quantity }])
    expect(plan.lines.map((line) => line.quantity)).toEqual(quantity === 0 ? [] : [quantity])
  })

  it('takes the rest of an order of which a line is gone', () => {
    const plan = planBuyAgain([{ ...bought, productId: 'p9' }, bought], { p1: priced({}) })
    expect([plan.lines.length, plan.shortfalls.map(({ kind }) => kind)]).toEqual([1, ['gone']])
  })
})
