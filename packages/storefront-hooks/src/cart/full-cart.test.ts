import { cartCapacity } from '@krishi/storefront-core/cart'
import type { PriceAvailabilityRequest } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import type { HttpClient } from '../http/index.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aProduct, aShop } from '../memory/fixtures.ts'
import { aCartStore } from '../testing/a-cart.ts'
import { createHttpCartPort } from './create-http-cart-port.ts'
import { createMemoryCartPort } from './create-memory-cart-port.ts'

const products = Array.from({ length: cartCapacity + 1 }, (_, index) => aProduct({ productId: `many-${index}` }))

/** A shop of many products, and a cart that holds as many lines as it may. */
async function aFullCart() {
  const port = createMemoryCartPort(createMemoryBackend({ shop: aShop({ products }) }))
  const test = aCartStore({ port })
  const addOf = (index: number) => {
    const product = products[index]
    const [variant] = product?.variants ?? []
    if (!product || !variant) throw new Error(`There is no product ${index}. It cannot be added. Use a lower number.`)
    return test.cart.actions.add(product, variant)
  }
  for (let index = 0; index < cartCapacity; index += 1) addOf(index)
  await test.clock.advance(1_000)
  test.events.length = 0
  return { ...test, addOf, lineIds: () => test.cart.getState().view.lineIds }
}

describe('a full cart', () => {
  it('[23.1] refuses one line more at once, says so, and takes more of what it has', async () => {
    const { addOf, lineIds, events, cart } = await aFullCart()
    expect(addOf(cartCapacity)).toEqual({ ok: false, error: { code: 'cart/full', remaining: 0 } })
    expect(events).toEqual([{ kind: 'cart-full' }])
    expect(cart.getState().lastEvent).toEqual({ kind: 'cart-full' })
    expect(lineIds()).toHaveLength(cartCapacity)
    expect(addOf(0)).toEqual({ ok: true, value: 2 })
    cart.actions.remove(lineIds()[3] ?? '')
    expect(addOf(cartCapacity).ok).toBe(true)
  })

  it('[23.2] has no room for what was removed when something else took its place', async () => {
    const { addOf, lineIds, events, cart } = await aFullCart()
    const removed = lineIds()[3] ?? ''
    cart.actions.remove(removed)
    addOf(cartCapacity)
    cart.actions.undo(removed)
    expect(lineIds()).not.toContain(removed)
    expect(events.at(-1)).toEqual({ kind: 'cart-full' })
    // It can still be had for a line that goes.
    cart.actions.remove(lineIds()[0] ?? '')
    cart.actions.undo(removed)
    expect(lineIds()).toContain(removed)
  })
})

describe('pricing a cart with more lines than one call takes', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ productId: `p-${index}`, variantId: `v-${index}`, quantity: 1 }))
  const shipping = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }

  /** A client that notes the sizes of the calls, answers each with its first product, and may fail one. */
  function aClient(failing?: number) {
    const sizes: number[] = []
    const call = (_name: string, request: PriceAvailabilityRequest) => {
      const asked = request.body.availableProductsInCart
      sizes.push(asked.length)
      if (sizes.length === failing) return Promise.resolve(err('network/server'))
      const products = Object.fromEntries(asked.slice(0, 1).map(({ productId }) => [productId, {}]))
      return Promise.resolve(ok({ products, shipping }))
    }
    return { sizes, client: { call } as unknown as HttpClient }
  }

  it.each([
    [0, [0]],
    [1, [1]],
    [cartCapacity, [cartCapacity]],
    [cartCapacity * 2 + 30, [cartCapacity, cartCapacity, 30]],
  ])('[23.4] asks for %i lines in pieces that a call takes', async (count, sizes) => {
    const { client, sizes: asked } = aClient()
    const priced = await createHttpCartPort(client).price({ lines: lines(count), locale: 'en' })
    expect(asked).toEqual(sizes)
    const firsts = count === 0 ? [] : sizes.map((_, piece) => `p-${piece * cartCapacity}`)
    expect(priced.ok && [Object.keys(priced.value.products), priced.value.shipping]).toEqual([firsts, shipping])
  })

  it.each([1, 2])('[23.7] has failed when piece %i has', async (failing) => {
    const { client } = aClient(failing)
    const priced = await createHttpCartPort(client).price({ lines: lines(cartCapacity + 1), locale: 'en' })
    expect(priced).toEqual(err('network/server'))
  })
})
