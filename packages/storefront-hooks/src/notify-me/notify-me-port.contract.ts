import type { SessionUser } from '@krishi/storefront-core/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { noFilters } from '../catalog/index.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'

/** What a suite of waiting for packs runs on. */
export interface NotifyMeSubject {
  readonly ports: Pick<StorefrontPorts, 'auth' | 'catalog' | 'notifyMe' | 'session'>
  readonly sample: ShopSample
}

/** The suite that every adapter of `NotifyMePort` passes [06.6]. `make` gives fresh ports of a guest before each test. */
export function describeNotifyMePort(make: () => NotifyMeSubject | Promise<NotifyMeSubject>): void {
  describe('[06.6] notify-me port', () => {
    let subject: NotifyMeSubject
    let variantId: string

    beforeEach(async () => {
      subject = await make()
      const { ports, sample } = subject
      const query = { sort: 'best-selling', pageNum: 1, pageSize: 1, locale: 'en' } as const
      const filters = { ...noFilters, availability: false }
      const gone = await valueOf(ports.catalog.listing({ ...query, filters, handle: sample.collectionHandle }))
      variantId = gone.products[0]?.variants[0]?.id ?? ''
    })

    const put = (isOpen: boolean, user: SessionUser, id = variantId) =>
      subject.ports.notifyMe.put({ isOpen, user, variant: { id, sku: 'a-sku' }, locale: 'en' })

    it('[18.1] opens a request, tells that it is open, and cancels it', async () => {
      const { ports } = subject
      const user = await signInAnew(ports)
      const statusOf = () => valueOf(ports.notifyMe.status({ userId: user.userId, variantId }))
      expect(await statusOf()).toBe(false)
      expect(await valueOf(put(true, user))).toBe(true)
      expect(await statusOf()).toBe(true)
      expect(await valueOf(put(false, user))).toBe(false)
      expect(await statusOf()).toBe(false)
    })

    it('[18.1] takes none for a pack that is not there', async () => {
      const user = await signInAnew(subject.ports)
      const nothing = '0190f0e0-0000-7000-8000-000000000000'
      expect(await put(true, user, nothing)).toMatchObject({ error: { code: 'request/not-found' } })
    })

    it('[15.1] opens none for a pack that can be bought', async () => {
      const { ports, sample } = subject
      const { variants } = await valueOf(ports.catalog.product({ handle: sample.productHandle, locale: 'en' }))
      const [forSale] = variants
      const user = await signInAnew(ports)
      expect(await put(true, user, forSale?.id)).toMatchObject({ error: { code: 'request/conflict' } })
      expect(await valueOf(put(false, user, forSale?.id))).toBe(false)
    })

    it('[18.3] takes none from a guest', async () => {
      const { ports } = subject
      const { user } = await valueOf(ports.session.open())
      expect(await put(true, user)).toMatchObject({ error: { code: 'auth/forbidden' } })
      expect(await ports.notifyMe.status({ userId: user.userId, variantId })).toMatchObject({
        error: { code: 'auth/forbidden' },
      })
    })
  })
}
