import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '@krishi/storefront-core/catalog'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import { valueOf } from '../query/index.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import type { CartPort } from './cart-port.ts'

/** What a cart suite runs on. */
export interface CartSubject {
  readonly port: CartPort
  /** Reads the same shop: prices must agree. */
  readonly catalog: CatalogPort
  readonly sample: ShopSample
}

/** The suite that every adapter of `CartPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeCartPort(make: () => CartSubject | Promise<CartSubject>): void {
  describe('[06.6] cart port', () => {
    let port: CartPort
    let product: Product
    let line: { productId: string; variantId: string; quantity: number }

    beforeEach(async () => {
      const subject = await make()
      port = subject.port
      product = await valueOf(subject.catalog.product({ handle: subject.sample.productHandle, locale: 'en' }))
      line = { productId: product.productId, variantId: product.variants[0]?.id ?? '', quantity: 1 }
    })

    it('prices a line as the catalogue does', async () => {
      const { products } = await valueOf(port.price({ lines: [line], locale: 'en' }))
      expect(products[product.productId]?.mapVariant[line.variantId]).toMatchObject({
        price: product.variants[0]?.price,
        inventoryManagement: 'shopify',
      })
    })

    it('leaves out a product that is not there', async () => {
      const gone = { ...line, productId: 'no-such-product', variantId: 'no-such-variant' }
      const { products } = await valueOf(port.price({ lines: [line, gone], locale: 'en' }))
      expect(Object.keys(products)).toEqual([product.productId])
    })

    it('gives the shipping rule with every answer', async () => {
      const { shipping } = await valueOf(port.price({ lines: [line], locale: 'en' }))
      expect(shipping.minCartValueForFreeShipping).toBeGreaterThan(0)
      expect(shipping.applicableShippingCharge).toBeGreaterThan(0)
    })

    it('[24.6] suggests products that are not in the cart, page by page to an empty one', async () => {
      const question = { lines: [line], shippingCharges: 7_000, cartValue: 20_000, nextTarget: 0, pageSize: 1 } as const
      const ask = (pageNum: number) => valueOf(port.crossSell({ ...question, locale: 'en', pageNum }))
      const [first, second] = [await ask(1), await ask(2)]
      expect(first).toHaveLength(1)
      expect([...first, ...second].map(({ productId }) => productId)).not.toContain(product.productId)
      expect(second).not.toEqual(first)
      expect(await ask(1_000)).toEqual([])
    })

    it('takes a call back', async () => {
      const answer = await port.price({ lines: [line], locale: 'en' }, { signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ ok: false, error: { code: 'network/aborted' } })
    })
  })
}
