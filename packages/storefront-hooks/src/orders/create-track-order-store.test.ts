import { ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { checkoutOf } from '../checkout/use-checkout.ts'
import { anAddress } from '../memory/index.ts'
import { valueOf } from '../query/index.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import type { TrackOrderEvent, TrackOrderOptions } from './create-track-order-store.ts'
import { createTrackOrderStore } from './create-track-order-store.ts'

async function aSearch(given: Partial<TrackOrderOptions> = {}) {
  const shop = aStorefront()
  const { storefront, backend } = shop
  const reports: unknown[] = []
  const events: TrackOrderEvent[] = []
  const errors = { report: (error: unknown) => void reports.push(error) }
  const store = createTrackOrderStore({ port: storefront.ports.orders, place: 'modal', errors, ...given })
  store.onEvent((event) => events.push(event))
  return { ...shop, backend, reports, events, state: store.getState, ...store.actions }
}

describe('looking for an order', () => {
  it('[31.7] says at once what is no digit, and keeps the digits', async () => {
    const { setInput, state, events } = await aSearch()
    setInput('12a')
    expect([state().input, state().problem, events]).toEqual(['12', { kind: 'input' }, [{ type: 'invalid-input' }]])
    setInput('123')
    expect([state().input, state().problem]).toEqual(['123', null])
  })

  it('[31.7] shows what the server says, and asks by the right kind of number', async () => {
    const { setInput, submit, state, backend } = await aSearch()
    setInput('BH123456789')
    await submit()
    expect(state().problem).toEqual({ kind: 'server', sentence: 'We found no order with this number.' })
    setInput('9876543210')
    expect(state().problem).toBeNull()
    await submit()
    expect([state().problem?.kind, backend.calls('orders.lookUp')]).toEqual(['server', 2])
  })

  it('[31.7] asks for nothing while there is nothing to ask for', async () => {
    const [modal, page] = [await aSearch(), await aSearch({ place: 'page' })]
    await modal.submit()
    page.setInput('123456789')
    await page.submit()
    expect([modal, page].map(({ backend }) => backend.calls('orders.lookUp'))).toEqual([0, 0])
  })

  it.each([
    ['mobile', '9876543210'],
    ['number', null],
  ] as const)('[31.7] leads to an order that was found by its %s', async (by, phone) => {
    const shop = await aSearch()
    const { storefront, setInput, submit, events } = shop
    addToCart(shop)
    const { actions } = checkoutOf(storefront)
    const checkoutId = await valueOf(actions.create(anAddress({ phone: '9876543210' })))
    const checkout = await valueOf(storefront.ports.checkout.read({ checkoutId, locale: 'en' }))
    await actions.placeOrder(checkout, 'cod')
    const { orderNumber } = await valueOf(
      storefront.ports.orders.read({ orderId: `order-${checkoutId}`, locale: 'en' }),
    )
    setInput(phone ?? `BH${orderNumber}`)
    await submit()
    const order = { by, ownerId: 'guest-1', orderId: String(orderNumber) }
    expect(events).toEqual([{ type: 'found', order }])
  })

  it('[31.7] says when what leads to an order is missing', async () => {
    const nothing = { ownerId: '', orderId: '' }
    const { setInput, submit, state, events } = await aSearch({ port: { lookUp: () => Promise.resolve(ok(nothing)) } })
    setInput('9876543210')
    await submit()
    expect([state().isMissing, events]).toEqual([true, []])
    setInput('987654321')
    expect(state().isMissing).toBe(false)
  })

  it('says that it failed when nobody could be asked, and heals on the next try', async () => {
    const { setInput, submit, state, backend, reports } = await aSearch()
    backend.set({ failNext: { code: 'network/offline' } })
    setInput('9876543210')
    await submit()
    expect([state().problem, reports]).toEqual([{ kind: 'failed' }, ['network/offline']])
    await submit()
    expect(state().problem?.kind).toBe('server')
  })
})
