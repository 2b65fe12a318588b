import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine } from '../testing/fixtures.ts'
import { mergeCarts, touchLine } from './index.ts'
import type { CartVersions, VersionedCart } from './index.ts'

function cart(
  quantities: Readonly<Record<string, number>>,
  versions: Readonly<Record<string, number>> = {},
): VersionedCart {
  const lines = Object.entries(quantities).map(([id, cartQty]) => aCartLine({ id, cartQty }))
  return { lines, versions: new Map(Object.entries(versions)) }
}

function quantities({ lines }: VersionedCart): Readonly<Record<string, number>> {
  return Object.fromEntries(lines.map(({ id, cartQty }) => [id, cartQty]))
}

describe('mergeCarts', () => {
  it('[07.4] joins the lines of two tabs, mine first and as they are', () => {
    const mine = cart({ a: 1 }, { a: 1 })
    const merged = mergeCarts(mine, cart({ b: 2 }, { b: 1 }))
    expect(merged.lines).toEqual([aCartLine({ id: 'a' }), aCartLine({ id: 'b', cartQty: 2 })])
    expect(merged.lines[0]).toBe(mine.lines[0])
    expect(merged.versions).toEqual(new Map(Object.entries({ a: 1, b: 1 })))
  })

  it('[07.4] takes the newer version of a line, from either side', () => {
    expect(quantities(mergeCarts(cart({ a: 9 }, { a: 1 }), cart({ a: 2 }, { a: 2 })))).toEqual({ a: 2 })
    expect(quantities(mergeCarts(cart({ a: 2 }, { a: 2 }), cart({ a: 9 }, { a: 1 })))).toEqual({ a: 2 })
    expect(quantities(mergeCarts(cart({ a: 2 }, { a: 1 }), cart({ a: 9 })))).toEqual({ a: 2 })
    expect(quantities(mergeCarts(cart({ a: 9 }), cart({ a: 2 }, { a: 1 })))).toEqual({ a: 2 })
  })

  it('[07.4] keeps a newer removal removed and an older one not', () => {
    expect(quantities(mergeCarts(cart({}, { a: 2 }), cart({ a: 1 }, { a: 1 })))).toStrictEqual({})
    expect(quantities(mergeCarts(cart({ a: 1 }, { a: 3 }), cart({}, { a: 2 })))).toEqual({ a: 1 })
  })

  it('[07.4] loses nothing that was added at the same time', () => {
    expect(quantities(mergeCarts(cart({ a: 2 }, { a: 1 }), cart({ a: 3 }, { a: 1 })))).toEqual({ a: 3 })
    expect(quantities(mergeCarts(cart({ a: 3 }, { a: 1 }), cart({ a: 2 }, { a: 1 })))).toEqual({ a: 3 })
    expect(quantities(mergeCarts(cart({ a: 2 }), cart({})))).toEqual({ a: 2 })
    expect(quantities(mergeCarts(cart({}), cart({ a: 2 })))).toEqual({ a: 2 })
  })

  it('[07.4] keeps my line as it is where both tabs hold the same', () => {
    const mine = cart({ a: 2 }, { a: 1 })
    expect(mergeCarts(mine, cart({ a: 2 }, { a: 1 })).lines[0]).toBe(mine.lines[0])
  })

  it('[07.4] remembers the highest version of every line, removed ones too', () => {
    const { versions } = mergeCarts(cart({}, { a: 3, b: 1 }), cart({}, { a: 2, b: 4, c: 5 }))
    expect(versions).toEqual(new Map(Object.entries({ a: 3, b: 4, c: 5 })))
  })

  it('[07.4] brings all tabs to the same cart, whoever merges first and how often', () => {
    const ids = fc.constantFrom('a', 'b', 'c')
    const anyCart = fc
      .record({ held: fc.dictionary(ids, fc.integer({ min: 1, max: 5 })), versions: fc.dictionary(ids, fc.nat(4)) })
      .map(({ held, versions }) => cart(held, versions))
    const facts = (merged: VersionedCart) => ({
      held: quantities(merged),
      versions: Object.fromEntries(merged.versions),
    })
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (one, two, three) => {
        const both = mergeCarts(one, two)
        expect(facts(mergeCarts(two, one))).toEqual(facts(both))
        expect(facts(mergeCarts(both, two))).toEqual(facts(both))
        expect(facts(mergeCarts(both, three))).toEqual(facts(mergeCarts(one, mergeCarts(two, three))))
      }),
    )
  })
})

describe('touchLine', () => {
  it('[07.4] gives a changed line a version above all others', () => {
    const first: CartVersions = touchLine(new Map(), 'a')
    const second = touchLine(first, 'b')
    expect(first).toEqual(new Map([['a', 1]]))
    expect(second).toEqual(new Map(Object.entries({ a: 1, b: 2 })))
    expect(touchLine(second, 'a')).toEqual(new Map(Object.entries({ a: 3, b: 2 })))
  })
})
