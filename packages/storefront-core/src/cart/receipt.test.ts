import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantityLimits } from '../availability/index.ts'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import {
  addToReceipt,
  isRemoval,
  parseStoredReceipt,
  reconcileCart,
  toCartLine,
  undoStanding,
  undoableLines,
} from './index.ts'
import type { CartChange, CartLine, PricedProduct, UndoStanding } from './index.ts'

const line = toCartLine(aProduct(), aVariant(), 4)
const gone: CartChange = { kind: 'removed-unavailable', line }

function priceTo(price: number, previousPrice: number): CartChange {
  return { kind: 'price-changed', line: { ...line, price }, previousPrice }
}

function reduceTo(cartQty: number, previousQuantity: number): CartChange {
  return { kind: 'reduced-to-stock', line: { ...line, cartQty }, previousQuantity }
}

function priced(
  variant: Partial<ReturnType<typeof aVariant>>,
  product: Parameters<typeof aProduct>[0] = {},
): Record<string, PricedProduct> {
  const { variants, ...facts } = aProduct(product)
  const changed = aVariant({ ...variants[0], ...variant })
  return { [facts.productId]: { ...facts, mapVariant: { [changed.id]: changed } } }
}

describe('addToReceipt', () => {
  const other: CartChange = { kind: 'removed-deleted', line: { ...line, id: 'other' } }

  it.each<[string, readonly CartChange[], readonly CartChange[], readonly CartChange[]]>([
    ['puts what is new last', [other], [priceTo(2, 1)], [other, priceTo(2, 1)]],
    ['makes one rise of two', [priceTo(2, 1)], [priceTo(3, 2)], [priceTo(3, 1)]],
    ['forgets a price that came back', [priceTo(2, 1), other], [priceTo(1, 2)], [other]],
    ['makes one reduction of two', [reduceTo(3, 4)], [reduceTo(1, 3)], [reduceTo(1, 4)]],
    ['counts from the quantity that the shopper set in between', [reduceTo(3, 4)], [reduceTo(1, 2)], [reduceTo(1, 2)]],
    ['keeps price and quantity apart', [priceTo(2, 1)], [reduceTo(1, 4)], [priceTo(2, 1), reduceTo(1, 4)]],
    ['tells of a removed line nothing else', [priceTo(2, 1), reduceTo(1, 4), other], [gone], [other, gone]],
    ['reports only the new change of a line that was put back', [gone], [priceTo(2, 1)], [priceTo(2, 1)]],
  ])('[23.4] %s', (_rule, receipt, news, expected) => {
    expect(addToReceipt(receipt, news)).toEqual(expected)
  })
})

describe('undoableLines', () => {
  it.each<[string, CartChange, readonly CartLine[], Record<string, PricedProduct>, number | undefined]>([
    ['a removed pack that is back', gone, [], priced({}), 4],
    ['as much of a removed pack as is back', gone, [], priced({ inventoryQuantity: 2 }), 2],
    ['not what is still sold out', gone, [], priced({ inventoryQuantity: 0 }), undefined],
    ['not what the shopper has added again since', gone, [line], priced({}), undefined],
    ['not what is not sold any more', gone, [], priced({}, { status: 'archived' }), undefined],
    ['not a pack that is missing', gone, [], priced({ id: 'v9' }), undefined],
    ['not a product that is missing', gone, [], {}, undefined],
    ['a quantity whose stock is back', reduceTo(2, 4), [{ ...line, cartQty: 2 }], priced({}), 4],
    [
      'not a quantity whose stock is not back',
      reduceTo(2, 4),
      [{ ...line, cartQty: 2 }],
      priced({ inventoryQuantity: 2 }),
      undefined,
    ],
    ['not a price', priceTo(2, 1), [line], priced({}), undefined],
  ])('[23.4] offers %s', (_what, change, lines, catalogue, quantity) => {
    expect(undoableLines([change], lines, catalogue).get(line.id)?.cartQty).toBe(quantity)
  })

  it('[23.4] offers only what a price sync leaves as it is, and never less than the cart holds', () => {
    const today = fc.record({ inventoryQuantity: fc.integer({ min: -2, max: 8 }), maxCount: fc.nat(6) })
    fc.assert(
      fc.property(today, today, fc.integer({ min: 1, max: 9 }), (first, second, quantity) => {
        const { lines, changes } = reconcileCart([{ ...line, cartQty: quantity }], priced(first))
        const offered = undoableLines(changes, lines, priced(second))
        for (const undone of offered.values()) {
          expect(undone.cartQty).toBeGreaterThan(lines[0]?.cartQty ?? 0)
          expect(undone.cartQty).toBeLessThanOrEqual(Math.min(quantity, quantityLimits(undone).max))
          expect(reconcileCart([undone], priced(second))).toEqual({ lines: [undone], changes: [] })
        }
      }),
    )
  })
})

describe('undoStanding', () => {
  const nothing = new Map<string, CartLine>()
  const missing: CartChange = { kind: 'removed-missing', line }
  const deleted: CartChange = { kind: 'removed-deleted', line }

  it.each<[string, CartChange, number, ReadonlyMap<string, CartLine> | undefined, UndoStanding]>([
    ['a price that has changed', priceTo(2, 1), 4, new Map([[line.id, line]]), 'price'],
    ['a price before prices came', priceTo(2, 1), 4, undefined, 'price'],
    ['a removal before prices came', gone, 0, undefined, 'unknown'],
    ['a removal that can be taken back', gone, 0, new Map([[line.id, line]]), 'possible'],
    ['a pack that the shopper put back', gone, 4, nothing, 'held'],
    ['a quantity that the shopper set again', reduceTo(2, 4), 4, nothing, 'held'],
    ['a pack that is sold out', gone, 0, nothing, 'no-stock'],
    ['a quantity that is not there', reduceTo(2, 4), 2, nothing, 'no-stock'],
    ['a pack that is missing', missing, 0, nothing, 'not-sold'],
    ['a product that was deleted', deleted, 0, nothing, 'not-sold'],
  ])('[23.4] says of %s how it stands', (_what, change, held, undoable, standing) => {
    expect(undoStanding(change, held, undoable)).toBe(standing)
  })
})

describe('a receipt in storage', () => {
  const receipt = [gone, priceTo(2, 1), reduceTo(1, 4)]

  it('[23.4] is read back as it was', () => {
    expect(parseStoredReceipt(JSON.stringify(receipt))).toEqual(receipt)
    expect(receipt.map(isRemoval)).toEqual([true, false, false])
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{}'],
    ['no change', '[null, 3, {}]'],
    ['a kind that nobody knows', JSON.stringify([{ ...gone, kind: 'stolen' }])],
    ['a price without the one before', JSON.stringify([{ ...priceTo(2, 1), previousPrice: 'one' }])],
    ['a quantity without the one before', JSON.stringify([{ ...reduceTo(1, 4), previousQuantity: -4 }])],
    ['a line that is not whole', JSON.stringify([{ ...gone, line: { id: 'v1' } }])],
  ])('[23.4] leaves out %s', (_what, stored) => {
    expect(parseStoredReceipt(stored)).toEqual([])
  })
})
