import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { describePorts } from '../testing/describe-ports.ts'
import { createMemoryBackend } from './create-memory-backend.ts'
import { createMemoryPorts } from './create-memory-ports.ts'
import { aProduct, aShop, aVariant } from './fixtures.ts'

const sample = { collectionHandle: 'crop-nutrition', productHandle: 'product-2', pincode: '570001' }
const shop = aShop()
const gone = aProduct({ productId: 'gone', position: 6, variants: [aVariant({ id: 'gone-1', inventoryQuantity: 0 })] })
const collections = shop.collections.map(({ collection, productHandles }) => ({
  collection,
  productHandles: [...productHandles, gone.handle],
}))
const products = [...shop.products, gone]
const payment = { isOnlineOpen: true, isCodDisabled: false, prepaidDiscount: 500, codAdvance: 0 }

describePorts(
  'memory ports',
  () => ({
    sample,
    ports: createMemoryPorts({ backend: createMemoryBackend({ shop: aShop({ products, collections, payment }) }) }),
  }),
  { findable: { term: 'product', articleTerm: 'neem', articleGoods: 'product' } },
)

describe('memory backend', () => {
  const menu = (backend: ReturnType<typeof createMemoryBackend>, signal?: AbortSignal) =>
    createMemoryPorts({ backend }).catalog.menu({ locale: 'en' }, { signal })

  it('is slow, failing once, failing or offline, as it is told', async () => {
    const clock = createFakeClock()
    const backend = createMemoryBackend({ shop: aShop(), clock, failNext: { code: 'network/server' } })
    expect(await menu(backend)).toMatchObject({ error: { code: 'network/server' } })
    expect((await menu(backend)).ok).toBe(true)
    backend.set({ failing: { code: 'network/timeout' } })
    expect(await menu(backend)).toMatchObject({ error: { code: 'network/timeout' } })
    expect(await menu(backend)).toMatchObject({ error: { code: 'network/timeout' } })
    backend.set({ failing: null, offline: true })
    expect(await menu(backend)).toMatchObject({ error: { code: 'network/offline' } })
    backend.set({ offline: false, latencyMs: 500 })
    const slow = menu(backend)
    const answered: boolean[] = []
    void slow.then(() => answered.push(true))
    await clock.advance(499)
    expect(answered).toEqual([])
    await clock.advance(1)
    expect((await slow).ok).toBe(true)
    expect(backend.calls('catalog.menu')).toBe(6)
  })

  it('lets a slow call be taken back', async () => {
    const clock = createFakeClock()
    const controller = new AbortController()
    const answer = menu(createMemoryBackend({ shop: aShop(), clock, latencyMs: 500 }), controller.signal)
    controller.abort()
    expect(await answer).toMatchObject({ error: { code: 'network/aborted' } })
    expect(clock.waiting()).toBe(0)
  })
})
