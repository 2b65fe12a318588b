import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { createTestPaying, orderOnline, paymentOf } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, openShopper } from '../../test/shopper.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(engines)('asking the provider of a payment, on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now }))

  /** How often the provider was asked of a payment since the last look. */
  let asked = 0
  const later = (ms: number) => void (now = new Date(now.getTime() + ms))
  async function askedAfter(ms: number) {
    later(ms)
    asked = 0
    await shop.api.runPaymentMaintenance()
    return asked
  }

  beforeEach(async () => {
    later(day)
    const shopper = await openShopper(shop.api)
    const { body } = await orderOnline(shopper, await shopper.checkout([line('chilli', 'CHI-10', 1)]))
    const { gatewayOrderId } = paymentOf(body)
    paying.onCall = (path, when) => {
      if (when === 'before' && path.includes(gatewayOrderId)) asked += 1
    }
  })

  it('is done every minute while it is waited for', async () => {
    expect(await askedAfter(minute)).toBe(0)
    expect(await askedAfter(1)).toBe(1)
    expect(await askedAfter(minute)).toBe(0)
    expect(await askedAfter(1)).toBe(1)
  })

  it('is done every quarter of an hour for four days once it was given up, and no longer', async () => {
    expect(await askedAfter(16 * minute)).toBe(1)
    expect(await askedAfter(15 * minute)).toBe(0)
    expect(await askedAfter(1)).toBe(1)
    expect(await askedAfter(4 * day - 32 * minute)).toBe(1)
    expect(await askedAfter(16 * minute)).toBe(0)
  })
})
