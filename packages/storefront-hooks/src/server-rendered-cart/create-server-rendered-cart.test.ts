import { describe, expect, it } from 'vitest'
import type { TextStorage } from '../storage/index.ts'
import { createSafeStorage } from '../storage/index.ts'
import { aCartStore, quantitiesOf } from '../testing/a-cart.ts'
import { aStorage } from '../testing/storages.ts'
import type { CartStoreOptions } from '../cart/cart-store.ts'
import * as cartCode from '../cart/create-cart-store.ts'
import type { LazyCartStoreOptions } from '../cart/create-lazy-cart-store.ts'
import { createLazyCartStore } from '../cart/create-lazy-cart-store.ts'
import type { ServerRenderedCart } from './create-server-rendered-cart.ts'
import { createServerRenderedCart } from './create-server-rendered-cart.ts'
import { toServerRenderedCart } from './to-server-rendered-cart.ts'

const first = 'product-1-1'
const second = 'product-2-1'

/** A device with one line in its cart, and that cart as a server draws it. */
async function aKnownCart() {
  const browser = aStorage()
  const stored = aCartStore({ storage: createSafeStorage(() => browser) })
  stored.add(1)
  await stored.clock.advance(1_000)
  const references = [{ productId: 'product-1', variantId: first, quantity: 1 }]
  const prices = stored.port.price({ lines: references, locale: 'en' })
  await stored.clock.advance(1_000)
  const answer = await prices
  if (!answer.ok) throw new Error('The shop in memory gives no prices, so nothing can be rendered. Let it answer.')
  const rendered = JSON.parse(JSON.stringify(toServerRenderedCart(references, answer.value))) as ServerRenderedCart
  return { browser, rendered }
}

/** A page that comes with a rendered cart; its code arrives at once when it is asked for. */
function aPage(browser: TextStorage, rendered: ServerRenderedCart, own: Partial<CartStoreOptions> = {}) {
  const chunk = { asked: 0 }
  const touch = { now: () => {} }
  const set = aCartStore({ storage: createSafeStorage(() => browser), ...own }, (options) =>
    createServerRenderedCart<LazyCartStoreOptions>(
      rendered,
      createLazyCartStore,
    )({
      ...options,
      onFirstTouch(listener) {
        touch.now = listener
        return () => {}
      },
      async fetchStore() {
        chunk.asked += 1
        return await Promise.resolve(cartCode)
      },
    }),
  )
  return { ...set, chunk, touch: () => touch.now() }
}

describe('rendered cart', () => {
  it('is what the server has rendered, in the first render too', async () => {
    const { browser, rendered } = await aKnownCart()
    const { cart } = aPage(browser, rendered)
    expect(cart.getInitialState()).toBe(cart.getState())
    expect(cart.getState()).toMatchObject({ hydrated: true, status: 'ready', view: { isSettled: true, count: 1 } })
    expect(cart.getState().view.byId.get(first)?.limits).toEqual({ min: 0, max: 20, reason: 'stock' })
    expect(cart.getState().view.totals).toEqual(rendered.totals)
  })

  it('loads no code while the device keeps the same cart', async () => {
    const { browser, rendered } = await aKnownCart()
    const { cart, chunk, clock, backend } = aPage(browser, rendered)
    cart.hydrate()
    await clock.advance(60_000)
    expect(chunk.asked).toBe(0)
    expect(backend.calls('cart.price')).toBe(0)
  })

  it('takes its prices for those of the moment that it was rendered', async () => {
    const { browser, rendered } = await aKnownCart()
    const { cart, clock, backend, touch } = aPage(browser, rendered)
    cart.hydrate()
    const statuses = new Set<string>()
    cart.subscribe((state) => statuses.add(state.status))
    touch()
    await clock.advance(1_000)
    expect(cart.getState().view.lines[0]?.line).toEqual(rendered.lines[0])
    expect([...statuses]).toEqual(['ready'])
    expect(backend.calls('cart.price')).toBe(0)
    await clock.advance(60_000)
    cart.revalidate()
    await clock.advance(1_000)
    expect(backend.calls('cart.price')).toBe(1)
  })

  it('asks for prices where it was rendered long before it is touched', async () => {
    const { browser, rendered } = await aKnownCart()
    const { cart, clock, backend, touch } = aPage(browser, rendered)
    cart.hydrate()
    await clock.advance(61_000)
    touch()
    await clock.advance(1_000)
    expect(backend.calls('cart.price')).toBe(1)
    expect(cart.getState().view.isSettled).toBe(true)
  })

  it('[23.4] gives way to what is stored, and tells what a price call changes of it', async () => {
    const { browser, rendered } = await aKnownCart()
    const lines = JSON.parse(browser.getItem('cartProducts') ?? '') as { price: number }[]
    browser.setItem('cartProducts', JSON.stringify(lines.map((line) => ({ ...line, price: line.price + 100 }))))
    const { cart, clock } = aPage(browser, rendered)
    cart.hydrate()
    await clock.advance(1_000)
    expect(cart.getState().changes).toMatchObject([{ kind: 'price-changed' }])
  })

  it('gives way to a cart that was emptied, or that nobody can read', async () => {
    const { browser, rendered } = await aKnownCart()
    for (const stored of ['[]', '{', '[{"id":1}]']) {
      browser.setItem('cartProducts', stored)
      const { cart, clock } = aPage(browser, rendered)
      cart.hydrate()
      await clock.advance(1_000)
      expect(quantitiesOf(cart.getState())).toEqual({})
      expect(cart.getState().status).toBe('ready')
    }
  })

  it('[23.8] loads its code for a note, without asking for prices again', async () => {
    const { browser, rendered } = await aKnownCart()
    browser.setItem('checkoutOrderNotes', 'Ring twice')
    const { cart, clock, backend } = aPage(browser, rendered)
    cart.hydrate()
    await clock.advance(1_000)
    expect(cart.getState().note).toBe('Ring twice')
    expect(backend.calls('cart.price')).toBe(0)
  })

  it('keeps its lines beside an add that comes before its code', async () => {
    const { browser, rendered } = await aKnownCart()
    const { cart, clock, add } = aPage(browser, rendered)
    cart.hydrate()
    add(2)
    expect(cart.getState().view.count).toBe(2)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1, [second]: 1 })
  })

  it('is rendered as a price call would leave it', async () => {
    const { rendered } = await aKnownCart()
    const line = rendered.lines[0]
    if (!line) throw new Error('The rendered cart is empty, so nothing can be asked for again. Draw one with a line.')
    const { port, clock } = aCartStore()
    const references = [
      { productId: line.productId, variantId: line.id, quantity: 2 },
      { productId: 'gone', variantId: 'gone-1', quantity: 1 },
    ]
    const prices = port.price({ lines: references, locale: 'en' })
    await clock.advance(1_000)
    const answer = await prices
    if (!answer.ok) throw new Error('The shop in memory gives no prices, so nothing can be rendered. Let it answer.')
    expect(toServerRenderedCart(references, answer.value)).toMatchObject({ lines: [{ id: first, cartQty: 2 }] })
  })
})

describe('stored cart', () => {
  it('is told of whenever it is stored', async () => {
    const counts: number[] = []
    const { cart, add, clock } = aCartStore({ onStored: () => counts.push(cart.getState().view.count) })
    add(1)
    add(1)
    await clock.advance(1_000)
    cart.actions.clear()
    expect(counts).toEqual([1, 2, 0])
  })
})
