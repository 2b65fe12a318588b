import { sum } from '@krishi/storefront-core/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

/** The suite that every adapter of `LoyaltyPort` passes [06.6]. `make` gives fresh ports before each test. */
export function describeLoyaltyPort(
  make: () => Pick<StorefrontPorts, 'loyalty' | 'session'> | Promise<Pick<StorefrontPorts, 'loyalty' | 'session'>>,
): void {
  describe('[06.6] loyalty port', () => {
    let ports: Pick<StorefrontPorts, 'loyalty' | 'session'>
    let userId: string

    beforeEach(async () => {
      ports = await make()
      userId = (await valueOf(ports.session.open())).user.userId
    })

    it('[27.6] tells as many coins as came and did not go', async () => {
      const transactions = await valueOf(ports.loyalty.history({ userId }))
      const balance = await valueOf(ports.loyalty.balance({ userId }))
      expect(sum(transactions.map(({ points }) => points))).toBe(balance)
    })

    it('[27.2] gives the words of the shop, or says that there are none', async () => {
      const texts = await ports.loyalty.texts({ locale: 'en' })
      if (texts.ok) expect(texts.value).toHaveProperty('termsAndConditions')
      else expect(texts.error.code).toBe('request/not-found')
    })
  })
}
