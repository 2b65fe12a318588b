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
      const answer = await ports.orders.read({ orderId: 'BH123456789', locale: 'en' })
      expect(answer).toMatchObject({ error: { code: 'request/not-found' } })
    })

    it.each([
      ['MOBILE', '9876543210'],
      ['ORDERID', '123456789'],
    ] as const)('[31.7] finds none by another shopper’s %s, and gives a sentence to show', async (type, input) => {
      expect(await ports.orders.lookUp({ type, input })).toMatchObject({
        error: { code: 'order/unknown', serverMessage: expect.stringMatching(/\S/) },
      })
    })
  })
}
