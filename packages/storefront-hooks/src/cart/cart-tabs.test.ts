import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSafeStorage } from '../storage/index.ts'
import { aCartStore, quantitiesOf } from '../testing/a-cart.ts'
import { aStorage } from '../testing/storages.ts'
import { twoCartTabs } from '../testing/two-cart-tabs.ts'

const first = 'product-1-1'
const second = 'product-2-1'

describe('two tabs', () => {
  it('show each other’s lines, totals and note', async () => {
    const { tabs, one, two } = twoCartTabs()
    one.add(1)
    tabs.deliver()
    two.add(2)
    two.cart.actions.setNote('Ring twice')
    tabs.deliver()
    for (const { cart, clock } of [one, two]) {
      await clock.advance(1_000)
      expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1, [second]: 1 })
      expect(cart.getState()).toMatchObject({ note: 'Ring twice', view: { totals: { totalPrice: 30_000 } } })
    }
  })

  it('keep what both did before they heard of each other', () => {
    const { tabs, one, two } = twoCartTabs()
    one.add(1)
    two.add(2)
    tabs.deliver()
    for (const { cart } of [one, two]) expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1, [second]: 1 })
  })

  it('agree that a line is removed', async () => {
    const { tabs, one, two } = twoCartTabs()
    one.add(1)
    one.add(2)
    tabs.deliver()
    two.cart.actions.remove(first)
    tabs.deliver()
    await one.clock.advance(1_000)
    expect(quantitiesOf(one.cart.getState())).toEqual({ [second]: 1 })
    expect(one.cart.getState().view.isSettled).toBe(true)
  })

  it('drop the answer to a question that the other tab has made old', async () => {
    const { tabs, one, two } = twoCartTabs()
    one.add(1)
    await one.clock.advance(450)
    expect(one.cart.getState().isSyncing).toBe(true)
    tabs.deliver()
    two.add(2)
    tabs.deliver()
    await one.clock.advance(2_000)
    expect(quantitiesOf(one.cart.getState())).toEqual({ [first]: 1, [second]: 1 })
    expect(one.cart.getState().changes).toEqual([])
    expect(one.cart.getState().view.isSettled).toBe(true)
  })

  it('keep each other’s lines even where nothing is announced', () => {
    const browser = aStorage()
    const open = () => aCartStore({ storage: createSafeStorage(() => browser) })
    const [one, two] = [open(), open()]
    one.cart.hydrate()
    two.cart.hydrate()
    one.add(1)
    two.add(2)
    expect(quantitiesOf(two.cart.getState())).toEqual({ [first]: 1, [second]: 1 })
  })

  it('do not take a line of the other tab for deleted because it was not asked for', async () => {
    const browser = aStorage()
    const open = () => aCartStore({ storage: createSafeStorage(() => browser) })
    const [one, two] = [open(), open()]
    one.add(1)
    await one.clock.advance(450)
    two.add(2)
    one.add(3)
    await one.clock.advance(2_000)
    expect(quantitiesOf(one.cart.getState())).toEqual({ [first]: 1, [second]: 1, 'product-3-1': 1 })
    expect(one.cart.getState().changes).toEqual([])
  })

  it('do not bring back a line that a price sync has removed', async () => {
    const { tabs, one, two } = twoCartTabs()
    one.add(1)
    tabs.deliver()
    two.backend.changeVariant(first, { inventoryQuantity: 0 })
    await two.clock.advance(1_000)
    tabs.deliver()
    expect(quantitiesOf(one.cart.getState())).toEqual({})
    expect(quantitiesOf(two.cart.getState())).toEqual({})
  })

  it('empty each other after an order', () => {
    const { tabs, browser, one, two } = twoCartTabs()
    one.add(1)
    tabs.deliver()
    two.cart.actions.clear()
    tabs.deliver()
    expect(one.cart.getState().view.lines).toEqual([])
    expect(browser.getItem('cartProducts')).toBe('[]')
  })

  it('[03.8] forget a cart that the other one has forgotten, and do not keep it again', async () => {
    const { tabs, browser, one, two } = twoCartTabs()
    one.add(1)
    tabs.deliver()
    await two.clock.advance(1_000)
    tabs.deliver()
    for (const key of ['cartProducts', 'cartVersions']) browser.removeItem(key)
    two.cart.revalidate()
    await two.clock.advance(1_000)
    expect(two.cart.getState().view.lines).toEqual([])
    expect(browser.getItem('cartProducts')).toBeNull()
  })

  it('arrive at the same cart after any changes, and fall silent', () => {
    const change = fc.record({
      tab: fc.constantFrom('one', 'two'),
      number: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 0, max: 9 }),
      isDelivered: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { tabs, ...pair } = twoCartTabs()
        for (const { tab, number, quantity, isDelivered } of changes) {
          const { cart, add } = pair[tab === 'one' ? 'one' : 'two']
          const id = `product-${number}-1`
          if (!cart.getState().view.byId.has(id)) add(number)
          cart.actions.setQuantity(id, quantity)
          if (isDelivered) tabs.deliver()
        }
        tabs.deliver()
        expect(quantitiesOf(pair.one.cart.getState())).toEqual(quantitiesOf(pair.two.cart.getState()))
      }),
      { numRuns: 300 },
    )
  })
})

describe('coming back to the page', () => {
  it('reads what another tab stored while this one slept, and asks for prices that are old', async () => {
    const { one, two } = twoCartTabs()
    one.add(1)
    await one.clock.advance(1_000)
    two.cart.revalidate()
    expect(quantitiesOf(two.cart.getState())).toEqual({ [first]: 1 })
    await two.clock.advance(1_000)
    const calls = two.backend.calls('cart.price')
    two.cart.revalidate()
    await two.clock.advance(60_000)
    expect(two.backend.calls('cart.price')).toBe(calls)
    two.cart.revalidate()
    await two.clock.advance(1_000)
    expect(two.backend.calls('cart.price')).toBe(calls + 1)
  })
})
