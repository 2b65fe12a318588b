import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import { valueOf } from '../query/index.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import type { SharePort } from './share-port.ts'

/** What a suite of sharing runs on. */
export interface ShareSubject {
  readonly port: SharePort
  readonly catalog: CatalogPort
  readonly sample: ShopSample
}

/** The suite that every adapter of `SharePort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeSharePort(make: () => ShareSubject | Promise<ShareSubject>): void {
  describe('[06.6] share port', () => {
    let subject: ShareSubject

    beforeEach(async () => {
      subject = await make()
    })

    it('[21.1] makes an absolute link of a product, the same each time', async () => {
      const { port, catalog, sample } = subject
      const product = await valueOf(catalog.product({ handle: sample.productHandle, locale: 'en' }))
      const shared = { ...product, title: product.productName.text, imageUrl: '' }
      const link = await valueOf(port.shortLink(shared))
      expect(new URL(link).protocol).toMatch(/^https?:$/)
      expect(await valueOf(port.shortLink(shared))).toBe(link)
    })

    it('takes over no cart of a code that nobody was given', async () => {
      expect(await valueOf(subject.port.takeCart('x'.repeat(43)))).toMatchObject({ status: 'expired' })
    })

    it('[21.1] makes none of a product that is not there', async () => {
      const nothing = { productId: 'nothing', handle: 'nothing', title: '', imageUrl: '' }
      expect(await subject.port.shortLink(nothing)).toMatchObject({ error: { code: 'request/not-found' } })
    })
  })
}
