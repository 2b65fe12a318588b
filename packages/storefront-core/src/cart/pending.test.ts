import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine } from '../testing/fixtures.ts'
import { applyPending, putIntent, settle } from './index.ts'
import type { Cart, CartLine, PendingIntent } from './index.ts'

const a = aCartLine({ id: 'a', cartQty: 2 })
const b = aCartLine({ id: 'b', cartQty: 1 })
const c = aCartLine({ id: 'c', cartQty: 1 })
const shipping = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }
const cart: Cart = { lines: [a, b], shipping }

function intent(line: CartLine, quantity: number, sequence = 1): PendingIntent {
  return { lineId: line.id, quantity, sequence, line }
}

describe('applyPending', () => {
  it('[23.6] shows the confirmed lines when nothing is pending', () => {
    expect(applyPending(cart, [])).toBe(cart.lines)
  })

  it('[23.6] shows the quantity that is wanted and keeps the other lines as they are', () => {
    const view = applyPending(cart, [intent(a, 5)])
    expect(view).toEqual([{ ...a, cartQty: 5 }, b])
    expect(view[1]).toBe(b)
  })

  it('[23.6] keeps a line that has the wanted quantity already', () => {
    expect(applyPending(cart, [intent(a, 2)])[0]).toBe(a)
    expect(applyPending(cart, [intent(c, 1)])[2]).toBe(c)
  })

  it('[23.6] takes out what is not wanted and adds what is new, last', () => {
    expect(applyPending(cart, [intent(a, 0), intent(c, 3)])).toEqual([b, { ...c, cartQty: 3 }])
    expect(applyPending(cart, [intent(c, 0)])).toEqual([a, b])
  })
})

describe('a line that comes back', () => {
  const d = aCartLine({ id: 'd', cartQty: 1 })
  const held = (lines: readonly CartLine[]): Cart => ({ lines, shipping })
  const back = (line: CartLine, followers: readonly string[]) => ({ ...intent(line, 1), followers })
  const idsOf = (lines: readonly CartLine[]) => lines.map(({ id }) => id)

  it.each([
    [
      [b, c, d],
      ['b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
    [
      [c, d],
      ['b', 'c', 'd'],
      ['a', 'c', 'd'],
    ],
    [[b, c], [], ['b', 'c', 'a']],
    [[b, c], ['gone'], ['b', 'c', 'a']],
    [[], ['b'], ['a']],
  ] as const)('[23.2] stands before the first of those behind it that are still there', (lines, followers, ids) => {
    expect(idsOf(applyPending(held(lines), [back(a, followers)]))).toEqual(ids)
  })

  it('[23.2] brings two neighbours back in their order, whichever comes first', () => {
    const both = [back(b, ['c', 'd']), back(a, ['b', 'c', 'd'])]
    expect(idsOf(applyPending(held([c, d]), both))).toEqual(['a', 'b', 'c', 'd'])
    expect(idsOf(applyPending(held([c, d]), both.toReversed()))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('[23.2] keeps its place when its quantity is changed at once', () => {
    const pending = putIntent(putIntent([], back(a, ['b'])), intent(a, 4, 2))
    expect(applyPending(held([c, b]), pending).map(({ id, cartQty }) => [id, cartQty])).toEqual([
      ['c', 1],
      ['a', 4],
      ['b', 1],
    ])
  })
})

describe('putIntent', () => {
  it('[23.6] keeps one intent for each line, the latest', () => {
    const taps = [intent(a, 3, 1), intent(b, 2, 2), intent(a, 4, 3)]
    const pending = taps.reduce<readonly PendingIntent[]>(putIntent, [])
    expect(pending).toEqual([taps[2], taps[1]])
  })
})

describe('settle', () => {
  it('[23.6] keeps what the shopper did after the answer was asked for', () => {
    const pending = [intent(a, 3, 1), intent(b, 2, 2), intent(c, 4, 3)]
    expect(settle(pending, 2)).toEqual([pending[2]])
    expect(settle(pending, 3)).toEqual([])
    expect(settle(pending, 0)).toBe(pending)
  })
})

describe('a burst of taps', () => {
  it('[23.6] ends at the last wanted quantities, in whatever order the answers come', () => {
    const tap = fc.record({ line: fc.constantFrom(a, b, c), quantity: fc.nat(5) })
    fc.assert(
      fc.property(
        fc.array(tap, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(12), { maxLength: 6 }),
        (taps, answers) => {
          const intents = taps.map(({ line, quantity }, index) => intent(line, quantity, index + 1))
          const wanted = new Map([...cart.lines.map((line) => [line.id, line.cartQty] as const)])
          for (const { lineId, quantity } of intents) wanted.set(lineId, quantity)

          const pending = intents.reduce<readonly PendingIntent[]>(putIntent, [])
          const last = intents.length
          const stale = answers.filter((sequence) => sequence < last).reduce<readonly PendingIntent[]>(settle, pending)
          const confirmed = { ...cart, lines: applyPending(cart, pending) }
          const view = applyPending(confirmed, settle(stale, last))
          const held = [...wanted].filter(([, quantity]) => quantity > 0)
          expect(new Map(view.map((line) => [line.id, line.cartQty]))).toEqual(new Map(held))
          expect(settle(stale, last)).toEqual([])
        },
      ),
    )
  })
})
