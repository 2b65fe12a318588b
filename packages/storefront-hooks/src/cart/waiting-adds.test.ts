import { toCartLine } from '@krishi/storefront-core/cart'
import type { CartChange } from '@krishi/storefront-core/cart'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '../memory/fixtures.ts'
import { createSafeStorage, localKeys } from '../storage/index.ts'
import { aStorage } from '../testing/storages.ts'
import { dequeueAdds, flushAdds } from './flush-adds.ts'
import { countPendingUnits, enqueueAdds, readPendingAdds } from './stored-pending-adds.ts'
import { readReceipt, saveReceipt } from './stored-receipt.ts'

const add = (variantId: string, quantity: number) => ({ productId: 'p', variantId, quantity })

function aDevice(kept: Record<string, string> = {}) {
  const browser = aStorage(kept)
  return { browser, storage: createSafeStorage(() => browser) }
}

describe('adds that wait', () => {
  it('are taken out one for one: the same pack in the same number, and no other', () => {
    const { storage } = aDevice()
    enqueueAdds(storage, [add('a', 1), add('b', 2), add('a', 2), add('a', 1)])
    expect(flushAdds(storage, [add('a', 2), add('c', 1), add('b', 1)])).toEqual([add('a', 2)])
    expect(readPendingAdds(storage)).toEqual([add('a', 1), add('b', 2), add('a', 1)])
    expect(flushAdds(storage, [add('a', 1), add('a', 1), add('a', 1)])).toEqual([add('a', 1), add('a', 1)])
    expect(countPendingUnits(storage)).toBe(2)
  })

  it('are put into the cart by one tab, not again by another', () => {
    const { storage } = aDevice()
    const product = aProduct({ productId: 'p' })
    const asked = [product, aVariant({ id: 'a' }), 2] as const
    enqueueAdds(storage, [add('a', 2)])
    expect(dequeueAdds(storage, [[...asked]])).toEqual([asked])
    expect(dequeueAdds(storage, [[...asked]])).toEqual([])
  })

  it.each(['nonsense', '{}', '[{"variantId":"a"}]', '[{"productId":"p","variantId":"a","quantity":"2"}]'])(
    '[07.3] are none where the device keeps %s',
    (kept) => {
      const { storage } = aDevice({ [localKeys.cartPendingAdds]: kept })
      expect([readPendingAdds(storage), countPendingUnits(storage)]).toEqual([[], 0])
    },
  )
})

describe('the receipt of a price call', () => {
  const product = aProduct({ productId: 'p' })
  const line = toCartLine(product, aVariant({ id: 'a', price: 12_000 }), 1)
  const changes: readonly CartChange[] = [{ kind: 'price-changed', line, previousPrice: 10_000 }]

  it('[23.4] of a device without a session is of the first one, and of no other', () => {
    const { storage, browser } = aDevice()
    saveReceipt(storage, changes)
    browser.setItem(localKeys.sessionId, 'session-1')
    expect([readReceipt(storage), readReceipt(storage)]).toEqual([changes, changes])
    browser.setItem(localKeys.sessionId, 'session-2')
    expect(readReceipt(storage)).toEqual([])
    browser.setItem(localKeys.sessionId, 'session-1')
    expect(readReceipt(storage)).toEqual([])
  })

  it('[23.4] leaves nothing once it was read', () => {
    const { storage, browser } = aDevice()
    saveReceipt(storage, changes)
    saveReceipt(storage, [])
    expect([readReceipt(storage), browser.getItem('cartReceipt')]).toEqual([[], null])
  })
})
