import { err } from '@krishi/storefront-core/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartStore, aManualCartPort, quantitiesOf } from '../testing/a-cart.ts'

const first = 'product-1-1'

describe('cart store', () => {
  it('shows an empty cart that is not hydrated in the first render', () => {
    const { cart, add } = aCartStore()
    const server = cart.getInitialState()
    add(1)
    expect(server).toMatchObject({ hydrated: false, status: 'loading' })
    expect(server.view.lines).toEqual([])
    expect(cart.getInitialState()).toBe(server)
    expect(cart.getState().hydrated).toBe(true)
  })

  it('asks for nothing while the cart is empty', async () => {
    const { cart, clock, backend } = aCartStore()
    cart.hydrate()
    cart.revalidate()
    await clock.advance(10_000)
    expect(backend.calls('cart.price')).toBe(0)
    expect(cart.getState()).toMatchObject({ status: 'ready', error: null })
  })

  it('[23.6] shows each tap at once and sends one request when the taps have been idle for 400 ms', async () => {
    const { cart, clock, backend, add } = aCartStore()
    for (let tap = 1; tap <= 8; tap += 1) {
      add(1)
      expect(quantitiesOf(cart.getState())).toEqual({ [first]: tap })
      await clock.advance(100)
    }
    expect(backend.calls('cart.price')).toBe(0)
    await clock.advance(300)
    expect(backend.calls('cart.price')).toBe(1)
    expect(cart.getState().view.byId.get(first)?.status).toBe('pending')
    await clock.advance(100)
    expect(backend.calls('cart.price')).toBe(1)
    expect(cart.getState().view).toMatchObject({ isSettled: true, count: 8 })
    expect(cart.getState().view.byId.get(first)?.status).toBe('settled')
  })

  it('[23.6] settles on the last wish without showing an older one, whatever the taps, pauses and answers', async () => {
    const steps = fc.array(
      fc.record({
        variant: fc.constantFrom('product-1-1', 'product-2-1', 'product-3-1'),
        quantity: fc.integer({ min: 0, max: 20 }),
        pauseMs: fc.integer({ min: 0, max: 900 }),
        latencyMs: fc.integer({ min: 0, max: 1_500 }),
        outcome: fc.constantFrom('answer', 'answer', 'fail', 'offline'),
      }),
      { minLength: 1, maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (taps) => {
        const { cart, clock, backend, add } = aCartStore()
        for (const number of [1, 2, 3]) add(number)
        const wanted = new Map(Object.entries({ 'product-1-1': 1, 'product-2-1': 1, 'product-3-1': 1 }))
        const shown: string[] = []
        cart.subscribe((state) => shown.push(JSON.stringify(sorted(quantitiesOf(state)))))
        for (const { variant, quantity, pauseMs, latencyMs, outcome } of taps) {
          backend.set({ latencyMs, offline: outcome === 'offline' })
          if (outcome === 'fail') backend.set({ failNext: { code: 'network/server' } })
          if (!wanted.has(variant)) add(Number(variant.slice(8, 9)))
          cart.actions.setQuantity(variant, quantity)
          if (quantity === 0) wanted.delete(variant)
          else wanted.set(variant, quantity)
          shown.length = 0
          await clock.advance(pauseMs)
          expect(new Set(shown)).toEqual(
            new Set(shown.length > 0 ? [JSON.stringify(sorted(Object.fromEntries(wanted)))] : []),
          )
        }
        backend.set({ offline: false, failNext: null, latencyMs: 50 })
        const flushing = cart.actions.flush()
        await clock.advance(20_000)
        expect((await flushing).ok).toBe(true)
        expect(quantitiesOf(cart.getState())).toEqual(Object.fromEntries(wanted))
        expect(cart.getState()).toMatchObject({ pending: [], status: 'ready', error: null })
      }),
      { numRuns: 150 },
    )
  })

  it('[23.6] has one request under way and asks once more for what came meanwhile', async () => {
    const base = aCartStore()
    const manual = aManualCartPort(base.port)
    const { cart, clock, add, backend } = aCartStore({ port: manual.port })
    backend.set({ latencyMs: 0 })
    base.backend.set({ latencyMs: 0 })
    add(1)
    await clock.advance(400)
    add(1)
    add(1)
    await clock.advance(5_000)
    expect(manual.calls.map((call) => call.lines[0]?.quantity)).toEqual([1])
    manual.calls[0]?.answer()
    await clock.advance(0)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 3 })
    expect(manual.calls.map((call) => call.lines[0]?.quantity)).toEqual([1, 3])
    manual.calls[1]?.answer()
    await clock.advance(0)
    expect(cart.getState().view.isSettled).toBe(true)
  })

  it('[23.6] ten taps in a second are ten, with two seconds to each answer and at most two requests', async () => {
    const secondsOfTaps = fc.array(fc.nat(1_000), { minLength: 9, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(secondsOfTaps, async (instants) => {
        const { cart, clock, backend, add } = aCartStore()
        backend.set({ latencyMs: 2_000 })
        const start = clock.now()
        add(1)
        const shown: (number | undefined)[] = []
        cart.subscribe((state) => shown.push(quantitiesOf(state)[first]))
        for (const [index, instant] of instants.toSorted((one, other) => one - other).entries()) {
          await clock.advance(start + instant - clock.now())
          cart.actions.setQuantity(first, index + 2)
          expect(shown.at(-1)).toBe(index + 2)
        }
        shown.length = 0
        await clock.advance(5_000)
        expect(new Set(shown)).toEqual(new Set([10]))
        expect(backend.calls('cart.price')).toBeLessThanOrEqual(2)
        expect(cart.getState().view).toMatchObject({ isSettled: true, count: 10 })
      }),
    )
  })

  it('[23.6] has no second request under way whose answer could overtake the first', async () => {
    const base = aCartStore()
    base.backend.set({ latencyMs: 0 })
    const manual = aManualCartPort(base.port)
    const { cart, clock, add } = aCartStore({ port: manual.port })
    add(1)
    await clock.advance(450)
    for (let tap = 2; tap <= 10; tap += 1) cart.actions.setQuantity(first, tap)
    await clock.advance(2_000)
    expect(manual.calls).toHaveLength(1)
    manual.calls[0]?.answer()
    await clock.advance(0)
    manual.calls[1]?.answer()
    // The first one answers once more, as a proxy may repeat it: it counts for nothing.
    manual.calls[0]?.answer()
    await clock.advance(2_000)
    expect(manual.calls.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 10])
    expect(cart.getState().view).toMatchObject({ isSettled: true, count: 10 })
  })

  it('[23.6] asks once more when the network came back before a request had failed for lack of it', async () => {
    const base = aCartStore()
    const manual = aManualCartPort(base.port)
    const { cart, clock, add } = aCartStore({ port: manual.port })
    base.backend.set({ latencyMs: 0 })
    add(1)
    await clock.advance(400)
    cart.revalidate()
    manual.calls[0]?.answer(err('network/offline'))
    await clock.advance(0)
    expect(manual.calls).toHaveLength(2)
    manual.calls[1]?.answer(err('network/offline'))
    await clock.advance(0)
    expect([manual.calls.length, cart.getState().error]).toEqual([2, 'network/offline'])
    cart.revalidate()
    manual.calls[2]?.answer()
    await clock.advance(0)
    expect(cart.getState().view.isSettled).toBe(true)
  })

  it('[22.4] adds what is left and says how many the cart may hold', () => {
    const { cart, backend, add } = aCartStore()
    backend.changeVariant(first, { inventoryQuantity: 2 })
    expect([add(1), add(1)]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ])
    expect(add(1)).toEqual({ ok: false, error: { code: 'cart/limited-stock', remaining: 2 } })
    cart.actions.setQuantity(first, 9)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 2 })
  })

  it('[22.4] tells each time that the stock is too small, and how many are left', () => {
    const { cart, backend, events, add } = aCartStore()
    backend.changeVariant(first, { inventoryQuantity: 1 })
    backend.changeVariant('product-2-1', { inventoryQuantity: 0 })
    backend.changeVariant('product-3-1', { inventoryQuantity: 9, maxCount: 1 })
    add(1)
    add(3)
    events.length = 0
    add(1)
    add(2)
    cart.actions.setQuantity(first, 2)
    add(3)
    cart.actions.setQuantity('product-3-1', 2)
    expect(events).toEqual([
      { kind: 'stock-limited', variantId: first, remaining: 1 },
      { kind: 'stock-limited', variantId: 'product-2-1', remaining: 0 },
      { kind: 'stock-limited', variantId: first, remaining: 1 },
    ])
  })

  it('keeps the identity of every line that a change does not touch', async () => {
    const { cart, clock, add } = aCartStore()
    for (const number of [1, 2, 3]) add(number)
    await clock.advance(1_000)
    const before = cart.getState().view
    cart.actions.setQuantity(first, 5)
    const after = cart.getState().view
    expect(after.byId.get('product-2-1')).toBe(before.byId.get('product-2-1'))
    expect(after.lineIds).toBe(before.lineIds)
    const touched = after.byId.get(first)
    await clock.advance(1_000)
    expect(cart.getState().view.byId.get(first)?.line).toBe(touched?.line)
    expect(cart.getState().view.totals).toBe(after.totals)
  })

  it('ends its timers and requests when it is destroyed', async () => {
    const { cart, clock, backend, add } = aCartStore()
    add(1)
    const flushing = cart.actions.flush()
    await clock.advance(0)
    cart.destroy()
    await clock.advance(60_000)
    expect(await flushing).toEqual(err('network/aborted'))
    expect(backend.calls('cart.price')).toBe(1)
  })
})

function sorted(quantities: Readonly<Record<string, number>>) {
  return Object.entries(quantities).sort(([a], [b]) => (a < b ? -1 : 1))
}
