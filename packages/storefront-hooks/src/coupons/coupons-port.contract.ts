import { couponStanding } from '@krishi/storefront-core/coupons'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import { valueOf } from '../query/index.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import type { CouponQuestion, CouponsPort } from './coupons-port.ts'

/** What a suite of coupons runs on. */
export interface CouponsSubject {
  readonly port: CouponsPort
  readonly catalog: CatalogPort
  readonly sample: ShopSample
}

/**
 * The suite that every adapter of `CouponsPort` passes [06.6], over a shop that offers a coupon. `make` gives a fresh port
 * before each test.
 */
export function describeCouponsPort(make: () => CouponsSubject | Promise<CouponsSubject>): void {
  describe('[06.6] coupons port', () => {
    let subject: CouponsSubject

    beforeEach(async () => {
      subject = await make()
    })

    async function questionOf(code: string): Promise<CouponQuestion> {
      const { catalog, sample } = subject
      const { productId, variants } = await valueOf(catalog.product({ handle: sample.productHandle, locale: 'en' }))
      const lines = variants.slice(0, 1).map(({ id, price }) => ({ productId, variantId: id, price, quantity: 1 }))
      return { code, phone: '', userId: '', cartValue: variants[0]?.price ?? 0, lines }
    }

    it('[26.1] offers coupons with their three lines', async () => {
      const offers = await valueOf(subject.port.available({ locale: 'en' }))
      expect(offers.length).toBeGreaterThan(0)
      for (const { name, description } of offers) {
        expect(name).toBe(name.toUpperCase())
        expect(description.firstLine).not.toBe('')
      }
    })

    it('[26.2] says what a code takes off, whichever way it is written, or that the cart is too small', async () => {
      const [offer] = await valueOf(subject.port.available({ locale: 'en' }))
      if (offer === undefined) throw new Error('The shop offers no coupon. Nothing can be judged. Offer one.')
      const question = await questionOf(` ${offer.name.toLowerCase()} `)
      const standing = couponStanding(offer, question.cartValue, Date.now())
      const judged = await subject.port.validate(question)
      if (judged.ok)
        expect(judged.value).toEqual({
          coupon: offer,
          discountAmount: standing.status === 'active' ? standing.value : 0,
        })
      else expect([judged.error.code, standing.status]).toEqual(['coupon/below-minimum', 'below-minimum'])
    })

    it('[26.5] refuses a code that there is not, in words', async () => {
      const refused = await subject.port.validate(await questionOf('NO-SUCH-CODE'))
      expect(refused).toMatchObject({ ok: false, error: { code: 'coupon/unknown' } })
      if (!refused.ok) expect(refused.error.serverMessage).not.toBe('')
    })
  })
}
