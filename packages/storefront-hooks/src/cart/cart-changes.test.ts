import { toCartLine } from '@krishi/storefront-core/cart'
import type { CartLine, PendingIntent } from '@krishi/storefront-core/cart'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '../memory/fixtures.ts'
import { withFailure, withOrdered, withoutQuestion, withoutUndone, withStoredLines } from './cart-changes.ts'
import { deriveView } from './derive-view.ts'
import { emptyCart } from './empty-cart.ts'

const empty = emptyCart(defaultSettings.shippingDetails)

function aLine(id: string, quantity = 1): CartLine {
  return toCartLine(aProduct({ productId: `product-${id}` }), aVariant({ id }), quantity)
}

function anIntent(id: string, quantity: number): PendingIntent {
  return { lineId: id, quantity, sequence: 1, line: aLine(id, quantity) }
}

function aCart(...lines: readonly CartLine[]) {
  const facts = { ...empty, confirmed: { ...empty.confirmed, lines } }
  return { ...facts, view: deriveView(facts, null, 0) }
}

describe('changes of a cart', () => {
  it.each([
    ['agrees with another tab', [aLine('a', 3)], 3, 1],
    ['is overruled by another tab', [aLine('a', 5)], 3, 0],
    ['asks for a line that another tab has removed', [], 3, 0],
    ['removes a line that another tab has removed', [], 0, 1],
  ])('take over what is stored, where an intent %s', (_what, lines, quantity, kept) => {
    const pending = [anIntent('a', quantity)]
    const changed = withStoredLines({ ...aCart(aLine('a')), pending }, lines)
    expect(changed).toEqual({ confirmed: { ...empty.confirmed, lines }, pending: pending.slice(0, kept) })
  })

  it.each([
    ['offline', 'ready', 1, 'ready'],
    ['offline', 'loading', 1, 'failed'],
    ['server', 'ready', 1, 'failed'],
    ['server', 'loading', 0, 'ready'],
  ] as const)(
    '[23.7] after a failure that is %s of a cart that is %s with %i lines make it %s',
    (why, status, count, after) => {
      const cart = { ...aCart(...[aLine('a')].slice(0, count)), status }
      expect(withFailure(cart, `network/${why}`)).toEqual({ isSyncing: false, error: `network/${why}`, status: after })
    },
  )

  it('ask for nothing where there is no line', () => {
    const asking = {
      ...aCart(aLine('a')),
      pending: [anIntent('a', 0)],
      isSyncing: true,
      error: 'network/server',
    } as const
    expect(withoutQuestion(asking)).toEqual({
      confirmed: empty.confirmed,
      pending: [],
      status: 'ready',
      isSyncing: false,
      error: null,
    })
  })

  it('[07.5] keep what came into the cart since an order', () => {
    const [ordered, later] = [aLine('a'), aLine('b')]
    const cart = { ...aCart(ordered, later), pending: [anIntent('a', 2)], note: 'Ring twice' }
    expect(withOrdered(cart, [later])).toEqual({
      confirmed: { ...empty.confirmed, lines: [later] },
      pending: [],
      changes: [],
      note: '',
      status: 'ready',
    })
  })

  it('[23.4] tell of a line that is back only what its price does', () => {
    const price = { kind: 'price-changed', line: aLine('a'), previousPrice: 1 } as const
    const [gone, other] = [
      { kind: 'removed-unavailable', line: aLine('a') },
      { kind: 'removed-unavailable', line: aLine('b') },
    ] as const
    expect(withoutUndone([price, gone, other], 'a')).toEqual([price, other])
  })
})
