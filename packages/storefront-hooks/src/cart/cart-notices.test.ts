import { describe, expect, it } from 'vitest'
import { aCartStore, quantitiesOf } from '../testing/a-cart.ts'

const first = 'product-1-1'
const second = 'product-2-1'

async function aSettledCart() {
  const test = aCartStore()
  test.add(1)
  test.add(2)
  test.cart.actions.setQuantity(first, 5)
  await test.clock.advance(1_000)
  test.events.length = 0
  return test
}

async function sync({ cart, clock }: Awaited<ReturnType<typeof aSettledCart>>) {
  void cart.actions.refresh()
  await clock.advance(1_000)
}

describe('notices of a price sync', () => {
  it('[23.4] takes over a new price and says what it was', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { price: 12_000 })
    await sync(test)
    expect(test.cart.getState().view.byId.get(first)?.line.price).toBe(12_000)
    expect(test.cart.getState().changes).toMatchObject([
      { kind: 'price-changed', line: { id: first }, previousPrice: 10_000 },
    ])
  })

  it('[23.4] lowers a line to the stock that is left and says from how many', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { inventoryQuantity: 3 })
    await sync(test)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [first]: 3, [second]: 1 })
    expect(test.cart.getState().changes).toMatchObject([{ kind: 'reduced-to-stock', previousQuantity: 5 }])
    expect(test.events).toMatchObject([{ kind: 'cart-changed', changes: [{ kind: 'reduced-to-stock' }] }])
  })

  it.each([
    ['is not for sale any more', 'removed-unavailable', { inventoryQuantity: 0 }],
    ['has lost its variant', 'removed-missing', null],
  ] as const)('[23.4] removes a line that %s', async (_why, kind, change) => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, change)
    await sync(test)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [second]: 1 })
    expect(test.cart.getState().changes).toMatchObject([{ kind, line: { id: first } }])
  })

  it('[23.4] removes a product that was deleted', async () => {
    const test = await aSettledCart()
    test.backend.deleteProduct('product-1')
    await sync(test)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [second]: 1 })
    expect(test.cart.getState().changes).toMatchObject([{ kind: 'removed-deleted', line: { id: first } }])
  })

  it('[23.4] keeps notices until they are dismissed', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { price: 12_000 })
    await sync(test)
    test.backend.changeVariant(second, { price: 1_000 })
    await sync(test)
    expect(test.cart.getState().changes).toHaveLength(2)
    test.cart.actions.dismissChanges()
    expect(test.cart.getState().changes).toEqual([])
  })

  it('[23.4] does not reduce a line that was changed after the request; the next answer judges it', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { inventoryQuantity: 3 })
    void test.cart.actions.refresh()
    test.cart.actions.setQuantity(first, 4)
    await test.clock.advance(100)
    expect(quantitiesOf(test.cart.getState())[first]).toBe(4)
    expect(test.cart.getState().changes).toEqual([])
    await test.clock.advance(1_000)
    expect(quantitiesOf(test.cart.getState())[first]).toBe(3)
    expect(test.cart.getState().changes).toMatchObject([{ kind: 'reduced-to-stock', previousQuantity: 4 }])
  })

  it('[23.7] fails as a whole when prices cannot be had, keeps the lines, and heals on a retry', async () => {
    const test = await aSettledCart()
    test.backend.set({ failNext: { code: 'network/server' } })
    test.cart.actions.setQuantity(first, 2)
    await test.clock.advance(1_000)
    expect(test.cart.getState()).toMatchObject({ status: 'failed', error: 'network/server' })
    expect(test.cart.getState().view.byId.get(first)).toMatchObject({ status: 'failed', error: 'network/server' })
    expect(test.cart.getState().view.byId.get(second)?.status).toBe('settled')
    await sync(test)
    expect(test.cart.getState()).toMatchObject({ status: 'ready', error: null })
    expect(quantitiesOf(test.cart.getState())).toEqual({ [first]: 2, [second]: 1 })
  })

  it('keeps changes while offline, marks them, and sends them when the network is back', async () => {
    const test = await aSettledCart()
    test.backend.set({ offline: true })
    test.cart.actions.setQuantity(first, 2)
    test.cart.actions.remove(second)
    await test.clock.advance(1_000)
    expect(test.cart.getState()).toMatchObject({ status: 'ready', error: 'network/offline' })
    expect(test.cart.getState().view.byId.get(first)).toMatchObject({ status: 'waiting', error: 'network/offline' })
    test.backend.set({ offline: false })
    test.cart.revalidate()
    await test.clock.advance(1_000)
    expect(test.cart.getState().view.isSettled).toBe(true)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [first]: 2 })
  })
})

describe('the receipt of price syncs', () => {
  const receiptOf = ({ cart }: Awaited<ReturnType<typeof aSettledCart>>) => cart.getState().changes
  const offered = ({ cart }: Awaited<ReturnType<typeof aSettledCart>>) => [...(cart.getState().undoable?.keys() ?? [])]

  it('[23.4] is told once, and still there when the page is loaded again', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { inventoryQuantity: 3 })
    await sync(test)
    expect(test.cart.getState().news).toEqual(receiptOf(test))
    const { cart } = aCartStore({ storage: test.storage })
    cart.hydrate()
    expect(cart.getState().changes).toEqual(receiptOf(test))
    expect(cart.getState().news).toBeUndefined()
    cart.actions.dismissChanges()
    test.cart.revalidate()
    expect(receiptOf(test)).toEqual([])
  })

  it('[23.4] goes with an order, and is not shown to whoever uses the phone next', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { price: 12_000 })
    await sync(test)
    const reloaded = () => {
      const { cart } = aCartStore({ storage: test.storage })
      cart.hydrate()
      return cart.getState().changes.length
    }
    test.storage.write('sessionId', 'first')
    expect(reloaded()).toBe(1)
    test.storage.write('sessionId', 'second')
    expect(reloaded()).toBe(0)
    test.storage.write('sessionId', 'first')
    expect(reloaded()).toBe(0)
    test.backend.changeVariant(first, { price: 13_000 })
    await sync(test)
    expect(reloaded()).toBe(1)
    test.cart.actions.clear()
    expect([reloaded(), receiptOf(test)]).toEqual([0, []])
  })

  it('[23.4] makes one rise of two', async () => {
    const test = await aSettledCart()
    for (const price of [12_000, 15_000]) {
      test.backend.changeVariant(first, { price })
      await sync(test)
    }
    expect(receiptOf(test)).toMatchObject([{ kind: 'price-changed', previousPrice: 10_000, line: { price: 15_000 } }])
  })

  it('[23.4] gives a lowered quantity back when the stock is back, and nothing before', async () => {
    const test = await aSettledCart()
    test.backend.changeVariant(first, { inventoryQuantity: 3 })
    await sync(test)
    test.cart.actions.undo(first)
    expect([offered(test), quantitiesOf(test.cart.getState())[first]]).toEqual([[], 3])
    test.backend.changeVariant(first, { inventoryQuantity: 20 })
    await sync(test)
    expect(offered(test)).toEqual([first])
    test.cart.actions.undo(first)
    await test.clock.advance(1_000)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [first]: 5, [second]: 1 })
    expect(receiptOf(test)).toEqual([])
  })

  it('[23.4] asks whether a removed line is back, also while the cart is empty, and puts it there again', async () => {
    const test = await aSettledCart()
    test.cart.actions.remove(second)
    test.backend.changeVariant(first, { inventoryQuantity: 0 })
    await sync(test)
    expect(quantitiesOf(test.cart.getState())).toEqual({})
    test.backend.set({ failNext: { code: 'network/server' } })
    await sync(test)
    expect([test.cart.getState().status, offered(test)]).toEqual(['ready', []])
    test.backend.changeVariant(first, { inventoryQuantity: 2 })
    test.cart.revalidate()
    await test.clock.advance(1_000)
    expect(offered(test)).toEqual([first])
    test.cart.actions.undo(first)
    await test.clock.advance(1_000)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [first]: 2 })
    expect([receiptOf(test), test.cart.getState().view.isSettled]).toEqual([[], true])
  })
})

describe('flushing', () => {
  it('[23.7] asks again for prices whose last call failed, though nothing waits', async () => {
    const test = await aSettledCart()
    test.backend.set({ offline: true })
    await sync(test)
    expect(test.cart.getState().view.isSettled).toBe(false)
    test.backend.set({ offline: false })
    const flushing = test.cart.actions.flush()
    await test.clock.advance(1_000)
    expect(await flushing).toMatchObject({ ok: true, value: { isSettled: true } })
    expect(test.cart.getState().error).toBeNull()
  })

  it('gives the reason when the cart cannot be settled', async () => {
    const test = await aSettledCart()
    test.cart.actions.setQuantity(first, 2)
    test.backend.set({ offline: true })
    const flushing = test.cart.actions.flush()
    await test.clock.advance(1_000)
    expect(await flushing).toEqual({ ok: false, error: { code: 'network/offline' } })
  })
})

describe('removing', () => {
  it('[23.2] tells of a removal, by the button as by quantity 0', async () => {
    const test = await aSettledCart()
    test.cart.actions.remove(first)
    test.cart.actions.setQuantity(second, 0)
    test.cart.actions.remove(second)
    expect(test.events).toMatchObject([
      { kind: 'line-removed', line: { id: first } },
      { kind: 'line-removed', line: { id: second } },
    ])
    expect(test.cart.getState().view.lines).toEqual([])
  })

  it('can be undone for 6 s, with the quantity that it had', async () => {
    const test = await aSettledCart()
    test.cart.actions.remove(first)
    await test.clock.advance(5_999)
    test.cart.actions.undo(first)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [second]: 1, [first]: 5 })
    expect(test.cart.getState().removed).toEqual([])
    test.cart.actions.remove(first)
    await test.clock.advance(6_000)
    test.cart.actions.undo(first)
    expect(quantitiesOf(test.cart.getState())).toEqual({ [second]: 1 })
  })

  it('[23.2] puts the line back in its place, before and after the server has heard of it', async () => {
    const test = await aSettledCart()
    test.add(3)
    await test.clock.advance(1_000)
    const before = test.cart.getState().view.lineIds
    for (const heardAfter of [0, 1_000]) {
      test.cart.actions.remove(first)
      test.cart.actions.remove(second)
      await test.clock.advance(heardAfter)
      test.cart.actions.undo(second)
      test.cart.actions.undo(first)
      expect(test.cart.getState().view.lineIds).toEqual(before)
      test.cart.actions.setQuantity(first, 2)
      await test.clock.advance(1_000)
      expect(test.cart.getState().view.lineIds).toEqual(before)
      expect(JSON.parse(test.browser.getItem('cartProducts') ?? '[]')).toMatchObject(before.map((id) => ({ id })))
    }
  })

  it('[23.4] puts a line back in its place that was sold out for a while', async () => {
    const test = await aSettledCart()
    const before = test.cart.getState().view.lineIds
    test.backend.changeVariant(first, { inventoryQuantity: 0 })
    await sync(test)
    expect(test.cart.getState().view.lineIds).toEqual([second])
    test.backend.changeVariant(first, { inventoryQuantity: 40 })
    await sync(test)
    test.cart.actions.undo(first)
    expect(test.cart.getState().view.lineIds).toEqual(before)
  })

  it('[07.5] is forgotten with the cart', async () => {
    const test = await aSettledCart()
    test.cart.actions.remove(first)
    test.cart.actions.clear()
    test.cart.actions.undo(first)
    expect([test.cart.getState().removed, test.cart.getState().view.lines]).toEqual([[], []])
  })

  it('counts the 6 s of a second removal anew', async () => {
    const test = await aSettledCart()
    test.cart.actions.remove(first)
    await test.clock.advance(4_000)
    test.cart.actions.undo(first)
    test.cart.actions.remove(first)
    await test.clock.advance(3_000)
    expect(test.cart.getState().removed).toHaveLength(1)
  })
})
