import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantityLimits, variantAvailability } from '../availability/index.ts'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import { reconcileCart, toCartLine } from './index.ts'
import type { CartLine, PricedProduct } from './index.ts'

const line = toCartLine(aProduct(), aVariant(), 4)

function priced(variant: Parameters<typeof aVariant>[0], product: Parameters<typeof aProduct>[0] = {}): PricedProduct {
  const { variants, ...facts } = aProduct(product)
  const changed = aVariant({ ...variants[0], ...variant })
  return { ...facts, mapVariant: { [changed.id]: changed } }
}

describe('reconcileCart', () => {
  it('[23.4] leaves a cart that is up to date as it is', () => {
    const { lines, changes } = reconcileCart([line], { p1: priced({}) })
    expect(lines[0]).toBe(line)
    expect(changes).toEqual([])
  })

  it('[23.4] takes over a changed price', () => {
    const settled = { ...line, price: 26_000 }
    expect(reconcileCart([line], { p1: priced({ price: 26_000 }) })).toEqual({
      lines: [settled],
      changes: [{ kind: 'price-changed', line: settled, previousPrice: 25_000 }],
    })
  })

  it('[23.4] takes over new texts without a notice', () => {
    const productName = { text: 'नीम तेल', lang: 'hi' } as const
    const { lines, changes } = reconcileCart([line], { p1: priced({}, { productName }) })
    expect(lines).toEqual([{ ...line, productName }])
    expect(changes).toEqual([])
  })

  it('[23.4] removes a line whose variant is missing', () => {
    expect(reconcileCart([line], { p1: priced({ id: 'v9' }) })).toEqual({
      lines: [],
      changes: [{ kind: 'removed-missing', line }],
    })
  })

  it('[23.4] removes a line whose product was deleted', () => {
    expect(reconcileCart([line], {})).toEqual({ lines: [], changes: [{ kind: 'removed-deleted', line }] })
  })

  it('[23.4] removes what is not for sale any more', () => {
    const gone = { ...line, inventoryQuantity: 0, isVariantAvailForSale: false, isVariantLimited: false }
    expect(reconcileCart([line], { p1: priced({ inventoryQuantity: 0 }) })).toEqual({
      lines: [],
      changes: [{ kind: 'removed-unavailable', line: gone }],
    })
    expect(reconcileCart([line], { p1: priced({}, { status: 'archived' }) })).toEqual({
      lines: [],
      changes: [{ kind: 'removed-unavailable', line }],
    })
  })

  it('[23.4] lowers a line to the stock that is left', () => {
    const settled = { ...line, inventoryQuantity: 3, cartQty: 3 }
    expect(reconcileCart([line], { p1: priced({ inventoryQuantity: 3 }) })).toEqual({
      lines: [settled],
      changes: [{ kind: 'reduced-to-stock', line: settled, previousQuantity: 4 }],
    })
    expect(reconcileCart([line], { p1: priced({ inventoryQuantity: 4 }) }).lines[0]?.cartQty).toBe(4)
  })

  it('[23.4] lowers a line to what one shopper may take', () => {
    expect(reconcileCart([line], { p1: priced({ maxCount: 2 }) }).lines[0]).toMatchObject({ cartQty: 2, maxCount: 2 })
  })

  it('[23.4] keeps at least one where the stock makes no sense', () => {
    expect(reconcileCart([line], { p1: priced({ inventoryQuantity: 0.5 }) }).lines[0]?.cartQty).toBe(1)
  })

  it('[23.4] tells of a new price and a lower quantity at once', () => {
    const { changes } = reconcileCart([line], { p1: priced({ price: 1, inventoryQuantity: 1 }) })
    expect(changes.map(({ kind }) => kind)).toEqual(['price-changed', 'reduced-to-stock'])
  })

  it('[23.4] does not take what every object inherits for a product', () => {
    const odd = { ...line, productId: 'constructor' }
    expect(reconcileCart([odd], {}).changes).toEqual([{ kind: 'removed-deleted', line: odd }])
    const oddVariant = { ...line, id: 'constructor' }
    expect(reconcileCart([oddVariant], { p1: priced({}) }).changes).toEqual([
      { kind: 'removed-missing', line: oddVariant },
    ])
  })

  it('[23.4] leaves a cart that can be ordered and that a second sync does not change', () => {
    const today = fc.record({
      price: fc.nat(1e6),
      inventoryQuantity: fc.integer({ min: -2, max: 8 }),
      inventoryManagement: fc.constantFrom('shopify' as const, null),
      inventoryPolicy: fc.constantFrom('deny' as const, 'continue' as const),
      maxCount: fc.nat(6),
    })
    const catalogue = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), today }), {
      selector: ({ id }) => id,
    })
    const cart = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ id }) => id,
      },
    )
    fc.assert(
      fc.property(cart, catalogue, (wanted, sold) => {
        const lines = wanted.map(({ id, quantity }): CartLine =>
          toCartLine(aProduct({ productId: id }), aVariant({ id }), quantity),
        )
        const products = Object.fromEntries(
          sold.map(({ id, today }) => [id, priced({ id, ...today }, { productId: id })]),
        )
        const once = reconcileCart(lines, products)
        expect(
          once.lines.every((held) => variantAvailability(held).forSale && held.cartQty <= quantityLimits(held).max),
        ).toBe(true)
        const twice = reconcileCart(once.lines, products)
        expect(twice.changes).toEqual([])
        expect(twice.lines.every((held, index) => held === once.lines[index])).toBe(true)
      }),
    )
  })
})

describe('the sums of a reconciled cart', () => {
  it('[23.4] differ from those before by what its changes tell, and no line is invented', () => {
    const worth = (line: CartLine) => line.price * line.cartQty
    const arbitrary = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      before: fc.nat(1e6),
      price: fc.nat(1e6),
      stock: fc.integer({ min: 0, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(arbitrary, { maxLength: 5 }), (facts) => {
        const lines = facts.map(({ quantity, before }, index) =>
          toCartLine(aProduct({ productId: `p${index}` }), aVariant({ id: `v${index}`, price: before }), quantity),
        )
        const catalogue = Object.fromEntries(
          facts.map(({ price, stock }, index) => [
            `p${index}`,
            priced({ id: `v${index}`, price, inventoryQuantity: stock }, { productId: `p${index}` }),
          ]),
        )
        const reconciled = reconcileCart(lines, catalogue)
        const changed = new Map(lines.map((line) => [line.id, line]))
        for (const change of reconciled.changes) {
          const known = changed.get(change.line.id)
          if (!known) continue
          if (change.kind === 'price-changed') changed.set(known.id, { ...known, price: change.line.price })
          else if (change.kind === 'reduced-to-stock') changed.set(known.id, { ...known, cartQty: change.line.cartQty })
          else changed.delete(known.id)
        }
        expect(reconciled.lines.map(({ id }) => id)).toEqual([...changed.keys()])
        expect(reconciled.lines.map(worth)).toEqual([...changed.values()].map(worth))
      }),
    )
  })
})
