import { describe, expect, it } from 'vitest'
import { parseStoredCart, serializeCart } from '../cart/index.ts'
import type { PricedProduct } from '../cart/index.ts'
import { aCartLine, aProduct, aVariant } from '../testing/fixtures.ts'
import { putAside, savedCapacity, savedStanding } from './index.ts'

function priced(variant: Parameters<typeof aVariant>[0], product: Parameters<typeof aProduct>[0] = {}): PricedProduct {
  const { variants: _, ...facts } = aProduct(product)
  const changed = aVariant(variant)
  return { ...facts, mapVariant: { [changed.id]: changed } }
}

describe('putAside', () => {
  it('keeps the newest first, and adds up the units of one pack', () => {
    const [one, other] = [aCartLine({ id: 'one', cartQty: 2 }), aCartLine({ id: 'other' })]
    const saved = putAside(putAside([], one), other)
    expect(saved.map(({ id }) => id)).toEqual(['other', 'one'])
    expect(putAside(saved, one).map(({ id, cartQty }) => [id, cartQty])).toEqual([
      ['one', 4],
      ['other', 1],
    ])
  })

  it('lets the oldest go where there is no room, and is read back from storage as it was', () => {
    const lines = Array.from({ length: savedCapacity + 1 }, (_, index) => aCartLine({ id: `pack-${index}` }))
    const saved = lines.reduce<ReturnType<typeof putAside>>(putAside, [])
    expect([saved.length, saved.at(-1)?.id]).toEqual([savedCapacity, 'pack-1'])
    expect(parseStoredCart(serializeCart(saved))).toEqual(saved)
  })
})

describe('savedStanding', () => {
  const saved = aCartLine({ cartQty: 3 })

  it('is as it was while nothing has changed', () => {
    const standing = savedStanding(saved, { p1: priced({}) })
    expect(standing).toEqual({ kind: 'available', line: saved, previousPrice: null, isReduced: false })
  })

  it('tells what it cost before, and that fewer are left', () => {
    const standing = savedStanding(saved, { p1: priced({ price: 31_000, inventoryQuantity: 2 }) })
    expect(standing).toMatchObject({
      kind: 'available',
      line: { price: 31_000, cartQty: 2 },
      previousPrice: saved.price,
      isReduced: true,
    })
  })

  it.each([
    ['none is left', 'sold-out', { p1: priced({ inventoryQuantity: 0 }) }],
    ['the pack is gone', 'gone', { p1: priced({ id: 'v2' }) }],
    ['the product is gone', 'gone', {}],
  ] as const)('cannot be had: %s', (_, kind, products) => {
    expect(savedStanding(saved, products)).toEqual({ kind })
  })
})
