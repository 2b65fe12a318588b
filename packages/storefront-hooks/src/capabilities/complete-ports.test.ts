import { err } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aShop } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { describePorts } from '../testing/describe-ports.ts'
import type { CapabilityReport } from '../testing/capability-report.ts'
import { completePorts } from './index.ts'

const memory = () => createMemoryPorts({ backend: createMemoryBackend({ shop: aShop() }) })

/** An adapter of somebody who has begun with the catalogue. */
function begun() {
  const { catalog, delivery } = memory()
  return completePorts({
    delivery: { estimatedDelivery: delivery.estimatedDelivery },
    catalog: { product: catalog.product, collection: (key, options) => catalog.collection(key, options) },
  })
}

describe('completePorts', () => {
  it('does what is implemented, and answers with a code what is not', async () => {
    const ports = begun()
    const product = await valueOf(ports.catalog.product({ handle: 'product-2', locale: 'en' }))
    expect(product.handle).toBe('product-2')
    expect(await ports.catalog.menu({ locale: 'en' })).toEqual(err('port/unsupported'))
    expect(await ports.wishlist.all({ locale: 'en' })).toEqual(err('port/unsupported'))
  })

  it('says beforehand what there is', () => {
    const { supports } = begun()
    expect(supports?.('catalog.product')).toBe(true)
    expect(supports?.('catalog.menu')).toBe(false)
    expect(supports?.('wishlist.all')).toBe(false)
  })

  it('tells listeners nothing, and can be awaited', async () => {
    const ports = begun()
    expect(ports.session.onChange(() => undefined)()).toBeUndefined()
    expect((await ports.telemetry.watchCalls(() => undefined))()).toBeUndefined()
    expect(await Promise.resolve(ports.catalog)).toHaveProperty('product')
  })

  it('keeps what a method of a class means by `this`', async () => {
    class Menus {
      readonly #answer = err('network/offline')
      menu = () => Promise.resolve(this.#answer)
      banners() {
        return Promise.resolve(this.#answer)
      }
    }
    const { catalog } = completePorts({ catalog: new Menus() })
    expect(await catalog.banners({ locale: 'en' })).toEqual(err('network/offline'))
  })
})

const reports: CapabilityReport[] = []

describePorts(
  'an adapter that has begun',
  () => ({
    ports: begun(),
    sample: { collectionHandle: 'crop-nutrition', productHandle: 'product-2', pincode: '570001' },
  }),
  { only: ['delivery'], onReport: (report) => reports.push(report) },
)

describe('the report of an adapter that has begun', () => {
  it('[06.6] says what is proved, and what is unsupported', () => {
    const [report] = reports
    expect(report?.name).toBe('an adapter that has begun')
    expect(report?.capabilities).toMatchObject({
      'delivery.estimatedDelivery': 'proved',
      'delivery.reverseLookup': 'unsupported',
      'catalog.product': 'proved',
      'catalog.collection': 'untested',
      'coupons.available': 'unsupported',
    })
  })
})
