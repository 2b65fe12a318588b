import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { createSafeStorage, sessionKeys } from '../storage/index.ts'
import { aStorage } from '../testing/storages.ts'
import { emptyCart } from './empty-cart.ts'
import { asReady, isCartStored, withPendingUnits } from './lazy-cart-state.ts'

const empty = emptyCart(defaultSettings.shippingDetails)

function stored(values: Readonly<Record<string, string>>) {
  const browser = aStorage()
  for (const [key, value] of Object.entries(values)) browser.setItem(key, value)
  return createSafeStorage(() => browser)
}

describe('a cart whose code is not there', () => {
  it.each([
    [{}, {}, false],
    [{ cartProducts: '[]' }, {}, false],
    [{ cartProducts: '[{}]' }, {}, true],
    [{ checkoutOrderNotes: 'Ring twice' }, {}, true],
    [{ cartPendingAdds: '[{}]' }, {}, true],
    [{}, { coupon: '{}' }, true],
  ])('of %j on the device and %j in the tab is stored: %j', (device, tab, isStored) => {
    const session = stored(Object.fromEntries(Object.values(tab).map((value) => [sessionKeys.coupon, value])))
    expect(isCartStored(stored(device), session)).toBe(isStored)
  })

  it.each([
    [0, 0, 2, 2],
    [2, 2, 3, 3],
    [2, 7, 3, 8],
    [3, 3, 0, 0],
  ])('with %i units waiting of %i on the badge shows, when %i wait, %i', (before, count, units, after) => {
    const state = { ...empty, pendingUnits: before, view: { ...empty.view, count } }
    expect(withPendingUnits(state, units)).toEqual({ pendingUnits: units, view: { ...empty.view, count: after } })
  })

  it('is ready as it is where nothing is stored', () => {
    expect(asReady(empty)).toEqual({ hydrated: true, status: 'ready', view: { ...empty.view, isSettled: true } })
  })
})
