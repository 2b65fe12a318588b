import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

type Ports = Pick<StorefrontPorts, 'orders' | 'session'>

/** The suite that every adapter of `OrdersPort` passes [06.6]. `make` gives fresh ports of a guest before each test. */
export function describeOrdersPort(make: () => Ports | Promise<Ports>): void {
  describe('[06.6] orders port', () => {
    let ports: Ports

    beforeEach(async () => {
      ports = await make()
      await valueOf(ports.session.open())
    })

    it('has no order of anybody else', async () => {
      const answer = await ports.orders.read({ orderId: 'no-such-order', locale: 'en' })
      expect(answer).toMatchObject({ error: { code: 'request/not-found' } })
    })

    it('[31.4] has no orders of a new guest', async () => {
      const answer = await ports.orders.list({ pageNum: 1, pageSize: 20, locale: 'en' })
      expect(answer).toEqual({ ok: true, value: { orders: [], isEndReached: true } })
    })

    it('[31.8] has nothing on its way to a guest', async () => {
      const { user } = await valueOf(ports.session.open())
      const answer = await ports.orders.active({ userExternalId: user.userExternalId ?? '', locale: 'en' })
      expect(answer).toEqual({ ok: true, value: [] })
    })

    it('[31.9] tells nothing of the parcels of anybody else', async () => {
      expect(await ports.orders.latestNews({ orderNumber: '123456789' })).toMatchObject({
        error: { code: 'request/not-found' },
      })
      expect(await ports.orders.shipment({ trackingNumber: 'TRACK123' })).toMatchObject({
        error: { code: 'request/not-found' },
      })
    })

    it.each([
      ['mobile', '9876543210'],
      ['number', '123456789'],
    ] as const)('[31.7] finds none by another shopper’s %s, and gives a sentence to show', async (by, digits) => {
      expect(await ports.orders.lookUp({ by, digits })).toMatchObject({
        error: { code: 'order/unknown', serverMessage: expect.stringMatching(/\S/) },
      })
    })
  })
}
