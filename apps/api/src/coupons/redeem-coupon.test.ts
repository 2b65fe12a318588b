import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { inTransaction, schema } from '../database/index.ts'
import type { Secrets } from '../session/session-secret.ts'
import { redeemCoupon, type CouponHolder } from './redeem-coupon.ts'
import { returnCoupon } from './return-coupon.ts'

const { coupons, couponUses } = schema
const secrets: Secrets = ['a secret']
const lakshmi: CouponHolder = { shopperId: 'lakshmi', phone: '9845012345' }
const ravi: CouponHolder = { shopperId: 'ravi', phone: '9845012346' }

/** Undoes a transaction, as an order does. */
class Refused extends Error {}

describe.each(engines)('counting a coupon on $name', (engine) => {
  const shop = shareShop(engine)

  /** ONCE is for one order of each shopper; THREE, in all, for three. */
  async function redeem(code: 'ONCE' | 'THREE', holder: CouponHolder, by = secrets) {
    const coupon = { code, perShopperLimit: code === 'ONCE' ? 1 : null }
    try {
      return await inTransaction(shop.api.database, async (transaction) => {
        const redeemed = await redeemCoupon(transaction, coupon, holder, by)
        if (!redeemed.ok) throw new Refused(redeemed.error.code)
        return redeemed
      })
    } catch (error) {
      if (error instanceof Refused) return err(error.message)
      throw error
    }
  }
  const giveBack = (code: 'ONCE' | 'THREE', holder: CouponHolder) =>
    inTransaction(shop.api.database, (transaction) => returnCoupon(transaction, code, holder, secrets))

  async function used() {
    const rows = await shop.api.database.select({ code: coupons.code, used: coupons.used }).from(coupons)
    const { ONCE, THREE } = Object.fromEntries(rows.map((row) => [row.code, row.used]))
    return { ONCE, THREE }
  }

  beforeEach(async () => {
    await shop.api.database.update(coupons).set({ used: 0 })
    await shop.api.database
      .update(coupons)
      .set({ totalLimit: 3, perShopperLimit: null })
      .where(eq(coupons.code, 'THREE'))
    await shop.api.database.delete(couponUses)
  })

  it('[26.6] counts one use for a shopper and for a number, whoever comes with either again', async () => {
    expect(await redeem('ONCE', lakshmi)).toEqual(ok(null))
    for (const again of [lakshmi, { ...ravi, phone: lakshmi.phone }, { ...ravi, shopperId: lakshmi.shopperId }]) {
      expect(await redeem('ONCE', again)).toEqual(err('coupon/used-up'))
    }
    expect(await redeem('ONCE', ravi)).toEqual(ok(null))
    expect(await used()).toEqual({ ONCE: 2, THREE: 0 })
  })

  it('[26.6] forgets no use of a number when the secret is rotated', async () => {
    await redeem('ONCE', lakshmi)
    expect(await redeem('ONCE', { ...lakshmi, shopperId: 'new' }, ['another', 'a secret'])).toEqual(
      err('coupon/used-up'),
    )
  })

  it('[26.6] counts no more uses at once than there are in all', async () => {
    const holders = Array.from({ length: 6 }, (_, each) => ({ shopperId: `s-${each}`, phone: `984501000${each}` }))
    const redeemed = await Promise.all(holders.map((holder) => redeem('THREE', holder)))
    expect(redeemed.filter((each) => each.ok)).toHaveLength(3)
    expect(await used()).toEqual({ ONCE: 0, THREE: 3 })
  })

  it('gives a use back to its own coupon and holder alone', async () => {
    for (const holder of [lakshmi, ravi]) await redeem('ONCE', holder)
    await redeem('THREE', lakshmi)
    await giveBack('ONCE', lakshmi)
    expect(await used()).toEqual({ ONCE: 1, THREE: 1 })
    expect(await redeem('ONCE', ravi)).toEqual(err('coupon/used-up'))
    expect(await redeem('ONCE', lakshmi)).toEqual(ok(null))
  })

  it('gives back no use of another coupon by the same holder', async () => {
    await shop.api.database.insert(couponUses).values({ code: 'OLD', holder: 'shopper:lakshmi', used: 1 })
    await redeem('ONCE', lakshmi)
    await giveBack('ONCE', lakshmi)
    const uses = await shop.api.database.select().from(couponUses).where(eq(couponUses.code, 'OLD'))
    expect(uses).toEqual([{ code: 'OLD', holder: 'shopper:lakshmi', used: 1 }])
  })

  it('gives back nothing that was not used', async () => {
    await giveBack('ONCE', lakshmi)
    await redeem('ONCE', lakshmi)
    for (let again = 0; again < 2; again += 1) await giveBack('ONCE', lakshmi)
    expect(await used()).toEqual({ ONCE: 0, THREE: 0 })
    expect(await redeem('ONCE', lakshmi)).toEqual(ok(null))
  })
})
