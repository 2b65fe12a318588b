import type { PincodeInfo } from '@krishi/storefront-core/address'
import { describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { shopSeeds } from '../seeding/index.ts'

describe.each(engines)('the pincode look-up on $name', (engine) => {
  const shop = shareShop(engine, () => ({ seeds: { ...testSeeds(), pincodes: shopSeeds().pincodes } }))

  it.each([
    ['560001', 'KA', 'Karnataka'],
    ['500001', 'TS', 'Telangana'],
    ['194101', 'LA', 'Ladakh'],
    ['700001', 'WB', 'West Bengal'],
  ])('[28.4] tells city, district and state of %s', async (pincode, provinceId, state) => {
    const { status, body } = await shop.shopper.call<PincodeInfo>(`/pincodes/${pincode}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ pincode, provinceId, state })
    expect(body.city).not.toBe('')
    expect(body.district).not.toBe('')
    expect(body.otherDistricts).not.toContain(body.district)
  })

  it("[28.4] refuses an unknown pincode in the shopper's words", async () => {
    const { status, body } = await shop.shopper.call('/pincodes/999999', { headers: { 'user-language': 'te' } })
    expect({ status, ...body }).toEqual({
      status: 404,
      code: 'address/pincode-unknown',
      message: 'ఈ పిన్‌కోడ్ మా వద్ద లేదు. దయచేసి సరిచూడండి.',
    })
  })

  it('[28.4] answers only to a token', async () => {
    expect((await call(shop.api, '/pincodes/560001')).status).toBe(401)
  })
})
