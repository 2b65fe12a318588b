import type { PincodeInfo } from '@krishi/storefront-core/address'
import { locales } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { errorMessage } from '../http/messages.ts'
import { shopSeeds } from '../seeding/index.ts'

describe.each(engines)('the pincode look-up on $name', (engine) => {
  const shop = shareShop(engine, undefined, { ...testSeeds(), pincodes: shopSeeds().pincodes })

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
    expect(body.otherPlaces.map(({ district }) => district)).not.toContain(body.district)
  })

  it.each(['000000', '999999', '012345'])("[28.4] refuses %s in the shopper's words", async (pincode) => {
    for (const language of locales) {
      const { status, body } = await shop.shopper.call(`/pincodes/${pincode}`, {
        headers: { 'user-language': language },
      })
      const message = errorMessage('address/pincode-unknown', language)
      expect({ status, ...body }).toEqual({ status: 404, code: 'address/pincode-unknown', message })
    }
  })

  it('[28.4] tells the state of each district where a pincode has two', async () => {
    const { body } = await shop.shopper.call<PincodeInfo>('/pincodes/605106')
    expect(body).toMatchObject({ district: 'Puducherry', provinceId: 'PY' })
    expect(body.otherPlaces).toContainEqual(expect.objectContaining({ district: 'Cuddalore', provinceId: 'TN' }))
  })

  it.each([
    ['hi', 'पुदुच्चेरी', 'कडलूर'],
    ['ta', 'புதுச்சேரி', 'கடலூர்'],
    ['bn', 'পুদুচেরি', 'কুড্ডালোর'],
  ])('[28.4] names the place in %s, and each district in every language', async (language, own, other) => {
    const { body } = await shop.shopper.call<PincodeInfo>('/pincodes/605106', {
      headers: { 'user-language': language },
    })
    expect(body).toMatchObject({ district: own, provinceId: 'PY', state: own })
    expect(body.names).toEqual(expect.arrayContaining(['Puducherry', own]))
    const names: unknown = expect.arrayContaining(['Cuddalore', other])
    expect(body.otherPlaces).toContainEqual({ district: other, provinceId: 'TN', names })
  })

  it('[28.4] names a town in the language of the call, and leaves one without names as it is written', async () => {
    const inHindi = { headers: { 'user-language': 'hi' } }
    const cityOf = async (pincode: string) =>
      (await shop.shopper.call<PincodeInfo>(`/pincodes/${pincode}`, inHindi)).body.city
    expect(await cityOf('422001')).toBe('नाशिक')
    expect(await cityOf('110001')).toBe('दिल्ली')
    expect(await cityOf('413304')).toBe('पंढरपुर')
    expect(await cityOf('744301')).toBe('कार निकोबार')
    expect(await cityOf('140201')).toBe('Dera Bassi')
  })

  it('[28.4] answers only to a token', async () => {
    expect((await call(shop.api, '/pincodes/560001')).status).toBe(401)
  })
})
