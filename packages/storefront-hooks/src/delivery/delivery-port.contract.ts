import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import { valueOf } from '../query/index.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import type { DeliveryPort } from './delivery-port.ts'

/** What a delivery suite runs on. */
export interface DeliverySubject {
  readonly port: DeliveryPort
  /** Of the same backend, to find a variant. */
  readonly catalog: CatalogPort
  readonly sample: ShopSample
}

/** The suite that every adapter of `DeliveryPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeDeliveryPort(make: () => DeliverySubject | Promise<DeliverySubject>): void {
  describe('[06.6] delivery port', () => {
    let subject: DeliverySubject

    beforeEach(async () => {
      subject = await make()
    })

    async function estimate(pincode: string, ownVariantId?: string) {
      const { port, catalog, sample } = subject
      const product = await valueOf(catalog.product({ handle: sample.productHandle, locale: 'en' }))
      const variantId = ownVariantId ?? product.variants[0]?.id ?? ''
      return port.estimatedDelivery({ pincode, productId: product.productId, variantId })
    }

    it('[16.4] tells when a variant could arrive at a pincode', async () => {
      const answer = await valueOf(estimate(subject.sample.pincode))
      expect(['days', 'text', 'unknown']).toContain(answer.kind)
    })

    it('[16.4] calls a pincode invalid in its answer', async () => {
      expect(await valueOf(estimate('999999'))).toEqual({ kind: 'invalid-pincode' })
    })

    it('[16.6] refuses a variant that is not one of the product', async () => {
      expect(await estimate(subject.sample.pincode, 'nothing')).toMatchObject({ error: { code: 'request/not-found' } })
    })

    it('finds a pincode near a position', async () => {
      const place = await valueOf(subject.port.reverseLookup({ latitude: 12.97, longitude: 77.59 }))
      expect(place.pincode).toMatch(/^[1-9]\d{5}$/)
      expect(place.city).not.toBe('')
    })

    it('[16.2] tells a network address, or that it is not to be used', async () => {
      const answer = await subject.port.ipLookup()
      if (answer.ok) expect(answer.value).not.toBe('')
      else expect(answer.error.code).toBe('request/not-found')
    })

    it('[16.2] finds the place of a network address, or says that nobody knows', async () => {
      const answer = await subject.port.ipToLocation({ userId: '', ip: '203.0.113.7' })
      if (answer.ok) expect(answer.value.pincode).toMatch(/^[1-9]\d{5}$/)
      else expect(answer.error.code).toBe('request/not-found')
    })
  })
}
