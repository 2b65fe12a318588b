import type { Product } from '@krishi/storefront-core/catalog'
import { beforeEach, describe, expect, it } from 'vitest'
import { noFilters } from '../catalog/index.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'
import type { WishlistPort } from './wishlist-port.ts'

/** What a wishlist suite runs on: the ports of a guest, over a backend in development, which tells its codes. */
export interface WishlistSubject {
  readonly ports: Pick<StorefrontPorts, 'wishlist' | 'catalog' | 'auth' | 'session'>
  readonly sample: ShopSample
}

/** The suite that every adapter of `WishlistPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeWishlistPort(make: () => WishlistSubject | Promise<WishlistSubject>): void {
  describe('[06.6] wishlist port', () => {
    let port: WishlistPort
    let ports: WishlistSubject['ports']
    let products: readonly Product[]

    beforeEach(async () => {
      const { sample, ...subject } = await make()
      ports = subject.ports
      port = ports.wishlist
      const query = { filters: noFilters, sort: 'best-selling', pageNum: 1, pageSize: 3, locale: 'en' } as const
      ;({ products } = await valueOf(ports.catalog.listing({ ...query, handle: sample.collectionHandle })))
    })

    const owner = { userId: '', userExternalId: null }
    const idOf = (index: number) => products[index]?.productId ?? ''
    const add = (productId: string) => port.create({ productId, owner, time: 0 })
    const remove = (id: string) => port.remove({ id, productId: idOf(0), owner })
    const list = async () => (await valueOf(port.all({ locale: 'en' }))).map(({ product }) => product.productId)

    it('[20.3] [03.5] has no list for a guest', async () => {
      for (const answer of [await port.all({ locale: 'en' }), await add(idOf(0)), await remove('any')]) {
        expect(answer).toMatchObject({ error: { code: 'auth/forbidden' } })
      }
    })

    it('[20.2] [20.4] keeps each product once, the newest first, with what its card shows', async () => {
      await signInAnew(ports)
      expect(await list()).toEqual([])
      const first = await valueOf(add(idOf(0)))
      await valueOf(add(idOf(1)))
      expect(await valueOf(add(idOf(0)))).toBe(first)
      expect(await list()).toEqual([idOf(1), idOf(0)])
      const [, wish] = await valueOf(port.all({ locale: 'en' }))
      expect(wish).toMatchObject({ id: first, product: { productName: products[0]?.productName } })
      expect(wish?.product.variants.map(({ price }) => price)).toEqual(products[0]?.variants.map(({ price }) => price))
    })

    it('[20.4] takes a wish off, once', async () => {
      await signInAnew(ports)
      const id = await valueOf(add(idOf(0)))
      await valueOf(remove(id))
      expect(await list()).toEqual([])
      expect(await remove(id)).toMatchObject({ error: { code: 'request/not-found' } })
    })

    it('does not put aside what the shop does not have', async () => {
      await signInAnew(ports)
      expect(await add('no-such-product')).toMatchObject({ error: { code: 'request/not-found' } })
    })
  })
}
