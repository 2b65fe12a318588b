import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import type { CartState } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import { aStorage, createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { createLineMapper, toCartProps } from './index.ts'

const packs = ['seeds', 'salt'].map((id) => aVariant({ id, price: 10_000 }))
const [seeds, salt] = packs.map((variant) => ({
  variant,
  product: aProduct({ productId: variant.id, variants: [variant] }),
}))
const productHref = (handle: string) => `/products/${handle}?pf=cart`

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
      clock,
      storage: () => browser,
      createCart: createCartStore,
    }).cart
  const cart = open()
  cart.hydrate()
  cart.actions.add(seeds.product, seeds.variant, 2)
  cart.actions.add(salt.product, salt.variant)
  await clock.advance(400)
  return { cart, clock, backend, reopen: open }
}

function viewOf(cart: CartState, own: { readonly isProceeding?: boolean } = {}) {
  return toCartProps(cart, { lines: [], isProceeding: false, prepaidPercent: 5, ...own })
}

describe('toCartProps', () => {
  it('[24.3] is loading until prices came, fetching while a change is priced, and ready after', async () => {
    const { clock, reopen } = await aFilledCart()
    const cart = reopen()
    expect(viewOf(cart.getState()).prices).toBe('loading')
    cart.hydrate()
    expect(viewOf(cart.getState())).toMatchObject({ prices: 'loading', totals: { totalPrice: 30_000 } })
    await clock.advance(400)
    expect(viewOf(cart.getState()).prices).toBe('ready')
    cart.actions.setQuantity('seeds', 3)
    expect(viewOf(cart.getState()).prices).toBe('fetching')
    await clock.advance(400)
    expect(viewOf(cart.getState()).prices).toBe('ready')
    expect(viewOf({ ...cart.getState(), isSyncing: true }).prices).toBe('fetching')
  })

  it('[24.3] [23.7] has failed when the price call did', async () => {
    const { cart, clock, backend } = await aFilledCart()
    backend.set({ failNext: { code: 'network/server' } })
    cart.actions.setQuantity('seeds', 3)
    await clock.advance(400)
    expect(viewOf(cart.getState())).toMatchObject({ prices: 'failed', offline: false })
  })

  it('says that she is offline, and keeps the cart', async () => {
    const { cart, clock, backend } = await aFilledCart()
    backend.set({ offline: true })
    cart.actions.setQuantity('seeds', 3)
    await clock.advance(400)
    const view = viewOf(cart.getState())
    expect(view.offline).toBe(true)
    expect(view.prices).not.toBe('failed')
  })

  it('[24.4] counts what is missing for free delivery from the sums it shows', async () => {
    const { cart } = await aFilledCart()
    const { totals, freeDelivery, prepaidPercent, proceeding } = viewOf(cart.getState(), { isProceeding: true })
    expect(totals).toMatchObject({ totalPrice: 30_000, shippingCharges: 7_000, payable: 37_000 })
    expect(freeDelivery).toMatchObject({ status: 'charged', remaining: 19_900 })
    expect([prepaidPercent, proceeding]).toEqual([5, true])
  })
})

describe('createLineMapper', () => {
  it('[24.2] links each line to its product, which then knows where she came from', async () => {
    const { cart } = await aFilledCart()
    const lines = createLineMapper(productHref)(cart.getState().view.lines)
    expect(lines.map(({ href }) => href)).toEqual(['/products/seeds?pf=cart', '/products/salt?pf=cart'])
  })

  it('keeps the object of a line that did not change', async () => {
    const { cart, clock } = await aFilledCart()
    const toLines = createLineMapper(productHref)
    const before = toLines(cart.getState().view.lines)
    cart.actions.setQuantity('salt', 2)
    const during = toLines(cart.getState().view.lines)
    expect(during.map(({ status }) => status)).toEqual(['idle', 'pending'])
    await clock.advance(400)
    const after = toLines(cart.getState().view.lines)
    expect(after.map(({ line, status }) => [line.cartQty, status])).toEqual([
      [2, 'idle'],
      [2, 'idle'],
    ])
    expect([during[0] === before[0], after[0] === before[0], after[1] === before[1]]).toEqual([true, true, false])
  })
})
