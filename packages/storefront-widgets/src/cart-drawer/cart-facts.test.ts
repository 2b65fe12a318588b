import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import { aStorage, createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { isOffline, pricesOf, stageOf, toLineView } from './cart-facts.ts'

const packs = ['seeds', 'salt'].map((id) => aVariant({ id, price: 10_000 }))
const [seeds, salt] = packs.map((variant) => ({
  variant,
  product: aProduct({ productId: variant.id, variants: [variant] }),
}))

async function aFilledCart() {
  if (!seeds || !salt) throw new Error('The shop sells two things, yet one is missing. Keep both in `packs`.')
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products: [seeds.product, salt.product] }), clock })
  const ports = createMemoryPorts({ backend })
  const browser = aStorage()
  const open = () =>
    createStorefront({
      ports,
      locale: 'en',
      settings: defaultSettings,
      createCart: createCartStore,
      clock,
      storage: () => browser,
    }).cart
  const cart = open()
  cart.hydrate()
  cart.actions.add(seeds.product, seeds.variant, 2)
  cart.actions.add(salt.product, salt.variant)
  await clock.advance(400)
  return { cart, clock, backend, reopen: open }
}

describe('what the cart shows', () => {
  it('[24.3] is loading until prices came, fetching while a change is priced, and ready after', async () => {
    const { clock, reopen } = await aFilledCart()
    const cart = reopen()
    const shown = () => [pricesOf(cart.getState()), stageOf(cart.getState())]
    expect(shown()).toEqual(['loading', 'loading'])
    cart.hydrate()
    expect(shown()).toEqual(['loading', 'filled'])
    await clock.advance(400)
    expect(shown()).toEqual(['ready', 'filled'])
    cart.actions.setQuantity('seeds', 3)
    expect(shown()).toEqual(['fetching', 'filled'])
    await clock.advance(400)
    expect(shown()).toEqual(['ready', 'filled'])
    expect(pricesOf({ ...cart.getState(), isSyncing: true })).toBe('fetching')
    cart.actions.clear()
    expect(stageOf(cart.getState())).toBe('empty')
  })

  it('[24.3] [23.7] has failed when the price call did', async () => {
    const { cart, clock, backend } = await aFilledCart()
    backend.set({ failNext: { code: 'network/server' } })
    cart.actions.setQuantity('seeds', 3)
    await clock.advance(400)
    expect(pricesOf(cart.getState())).toBe('failed')
    expect(stageOf(cart.getState())).toBe('failed')
    expect(isOffline(cart.getState())).toBe(false)
  })

  it('keeps the cart while offline, and says so', async () => {
    const { cart, clock, backend } = await aFilledCart()
    backend.set({ offline: true })
    cart.actions.setQuantity('seeds', 3)
    await clock.advance(400)
    expect(isOffline(cart.getState())).toBe(true)
    expect(stageOf(cart.getState())).toBe('filled')
    const rows = cart.getState().view.lines.map((line) => toLineView(line, (handle) => handle))
    expect(rows.map(({ line, status }) => [line.cartQty, status])).toEqual([
      [3, 'idle'],
      [1, 'idle'],
    ])
    expect(pricesOf(cart.getState())).toBe('fetching')
  })
})

describe('what a row shows', () => {
  it('[24.2] links each line to its product with the cart as the origin', async () => {
    const { cart } = await aFilledCart()
    const rows = () => cart.getState().view.lines.map((line) => toLineView(line, (handle) => `/p/${handle}?pf=cart`))
    expect(rows().map(({ href }) => href)).toEqual(['/p/seeds?pf=cart', '/p/salt?pf=cart'])
    cart.actions.setQuantity('salt', 2)
    expect(rows().map(({ line, status }) => [line.cartQty, status])).toEqual([
      [2, 'idle'],
      [2, 'pending'],
    ])
  })
})
