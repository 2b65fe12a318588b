import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { aCartStore, aManualCartPort, quantitiesOf } from '../testing/a-cart.ts'
import { twoCartTabs } from '../testing/two-cart-tabs.ts'
import { createMemoryCartPort } from './create-memory-cart-port.ts'

const first = 'product-1-1'
const second = 'product-2-1'

describe('an answer to a price call', () => {
  it('[23.4] tells a new price of a line that was changed after the question', async () => {
    const { cart, clock, backend, add } = aCartStore()
    add(1)
    await clock.advance(1_000)
    backend.changeVariant(first, { price: 12_000 })
    void cart.actions.refresh()
    await clock.advance(50)
    cart.actions.setQuantity(first, 3)
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 3 })
    expect(cart.getState().changes).toMatchObject([{ kind: 'price-changed', previousPrice: 10_000 }])
  })

  it('is taken in by no cart that was destroyed before it came', async () => {
    const backend = createMemoryBackend({ shop: aShop() })
    const { port, calls } = aManualCartPort(createMemoryCartPort(backend))
    const { cart, clock, browser, add } = aCartStore({ port })
    add(1)
    await clock.advance(1_000)
    backend.changeVariant(first, { price: 12_000 })
    const [before, stored] = [cart.getState(), browser.getItem('cartProducts')]
    cart.destroy()
    calls[0]?.answer()
    await clock.advance(1_000)
    expect([cart.getState(), browser.getItem('cartProducts')]).toEqual([before, stored])
  })

  it('is asked for by no cart that was destroyed before it asked', async () => {
    const { cart, clock, backend, add } = aCartStore()
    add(1)
    cart.destroy()
    await clock.advance(1_000)
    expect([backend.calls('cart.price'), clock.waiting()]).toEqual([0, 0])
  })

  it('[23.6] is asked for once where somebody could not wait for the pause after the last tap', async () => {
    const { cart, clock, backend, add } = aCartStore()
    add(1)
    const flushing = cart.actions.flush()
    await clock.advance(1_000)
    expect((await flushing).ok).toBe(true)
    expect(backend.calls('cart.price')).toBe(1)
  })
})

describe('a tab that another one has overwritten', () => {
  it('[07.4] keeps what the other lacks, and stores it again', () => {
    const { tabs, browser, one, two } = twoCartTabs()
    one.add(2)
    tabs.deliver()
    const { lines } = two.cart.getState().view
    const overwritten = [browser.getItem('cartProducts') ?? '', browser.getItem('cartVersions') ?? ''] as const
    one.add(1)
    one.cart.actions.setQuantity(second, 4)
    expect(lines).toHaveLength(1)
    browser.setItem('cartProducts', overwritten[0])
    browser.setItem('cartVersions', overwritten[1])
    two.cart.actions.setNote('Ring twice')
    tabs.deliver()
    for (const { cart } of [one, two]) expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1, [second]: 4 })
    const kept = JSON.parse(browser.getItem('cartProducts') ?? '')
    expect(kept).toHaveLength(2)
  })
})
