import { addressBookLimit, type WireSavedAddress } from '@krishi/storefront-core/address'
import type { AddressSaveResponse, MutationResult } from '@krishi/storefront-core/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSavePayload } from '../../test/address.ts'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { createTestSms, openBrowser, openSignedInShopper, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'

const { addresses } = schema
const sms = createTestSms()
const dayMs = 86_400_000

const save = (shopper: TestShopper, changes: Parameters<typeof aSavePayload>[0] = {}) =>
  shopper.call<AddressSaveResponse>('/addresses', { body: aSavePayload(changes) })
const update = (shopper: TestShopper, id: string, changes: Parameters<typeof aSavePayload>[0] = {}) =>
  shopper.call(`/addresses/${id}`, { method: 'PUT', body: aSavePayload({ ...changes, id }) })
const remove = (shopper: TestShopper, id: string) =>
  shopper.call<MutationResult>(`/addresses/${id}/delete`, { method: 'PUT' })

async function book(shopper: TestShopper): Promise<readonly WireSavedAddress[]> {
  return (await shopper.call<{ addresses: readonly WireSavedAddress[] }>('/addresses')).body.addresses
}
async function listOf(shopper: TestShopper) {
  return (await book(shopper)).map(({ city, isDefault }) => (isDefault ? `${city}*` : city))
}
async function defaultOf(shopper: TestShopper) {
  return (await shopper.call<{ address: WireSavedAddress | null }>('/addresses/default')).body.address
}
async function idOf(answer: ReturnType<typeof save>): Promise<string> {
  return (await answer).body.address?.id ?? ''
}

describe.each(engines)('the address book on $name', (engine) => {
  const shop = shareShop(engine, () => ({ sms }))
  let shopper: TestShopper

  beforeEach(async () => {
    shopper = await openSignedInShopper(shop.api)
  })

  it('[28.8] keeps an address as it was sent, digits of any script as digits', async () => {
    const { status, body } = await save(shopper, { phone: '+91 98765 43210', zip: '५६०००१' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      result: 'Success',
      address: {
        lastName: 'Lakshmi Devi',
        address1: '12 - Temple Street',
        address2: 'Dist: Bengaluru - near the well',
        phone: '9876543210',
        zip: '560001',
        company: null,
      },
    })
    expect(await book(shopper)).toEqual([body.address])
  })

  it('[28.4] takes a district in any language, keeps its English name, and tells it in the language of the call', async () => {
    const inTamil = { headers: { 'user-language': 'ta' } }
    const body = aSavePayload({ address2: 'Dist: बेंगलुरु - कुएँ के पास', city: 'बेंगलुरु' })
    const saved = await shopper.call<AddressSaveResponse>('/addresses', { ...inTamil, body })
    const tamil = { address2: 'Dist: பெங்களூரு - कुएँ के पास', city: 'பெங்களூரு' }
    expect(saved.body.address).toMatchObject(tamil)
    const id = saved.body.address?.id ?? ''
    const [kept] = await shop.api.database.select().from(addresses).where(eq(addresses.id, id))
    expect(kept).toMatchObject({ address2: 'Dist: Bengaluru - कुएँ के पास', city: 'Bengaluru' })
    expect((await shopper.call('/addresses', inTamil)).body).toMatchObject({ addresses: [{ id, ...tamil }] })
    expect((await shopper.call('/addresses/default', inTamil)).body).toMatchObject({ address: { id, ...tamil } })
    const put = { ...inTamil, method: 'PUT', body: { ...body, id } }
    expect((await shopper.call(`/addresses/${id}`, put)).body).toMatchObject({ address: { id, ...tamil } })
    expect((await defaultOf(shopper))?.city).toBe('Bengaluru')
  })

  it('[28.7] makes the first address the default, and moves it only when another one asks for it', async () => {
    await save(shopper, { city: 'Mysuru' })
    const hassan = await idOf(save(shopper, { city: 'Hassan' }))
    await save(shopper, { city: 'Hubballi' })
    expect(await listOf(shopper)).toEqual(['Mysuru*', 'Hubballi', 'Hassan'])
    await update(shopper, hassan, { city: 'Hassan', isDefault: true })
    expect(await listOf(shopper)).toEqual(['Hassan*', 'Hubballi', 'Mysuru'])
    await update(shopper, hassan, { city: 'Belur', isDefault: false })
    expect(await listOf(shopper)).toEqual(['Belur*', 'Hubballi', 'Mysuru'])
    expect((await defaultOf(shopper))?.id).toBe(hassan)
  })

  it('[28.8] keeps an address once that arrives twice, and makes it the default where it asks for that', async () => {
    await save(shopper, { city: 'Mysuru' })
    const [first, second] = await Promise.all([save(shopper, { city: 'Hassan' }), save(shopper, { city: 'Hassan' })])
    expect(second.body).toEqual(first.body)
    expect(await listOf(shopper)).toEqual(['Mysuru*', 'Hassan'])
    await save(shopper, { city: ' hassan', isDefault: true })
    expect(await listOf(shopper)).toEqual(['Hassan*', 'Mysuru'])
  })

  it('[28.12] deletes an address, and chooses no other default', async () => {
    const mysuru = await idOf(save(shopper, { city: 'Mysuru' }))
    await save(shopper, { city: 'Hassan' })
    expect((await remove(shopper, mysuru)).body).toEqual({ result: 'Success' })
    expect(await listOf(shopper)).toEqual(['Hassan'])
    expect(await defaultOf(shopper)).toBeNull()
    expect((await remove(shopper, mysuru)).status).toBe(404)
    expect((await update(shopper, mysuru)).status).toBe(404)
    expect((await remove(shopper, 'no id')).status).toBe(404)
  })

  it('[03.5] is nothing that a guest has', async () => {
    const calls = [
      shop.shopper.call('/addresses'),
      shop.shopper.call('/addresses/default'),
      save(shop.shopper),
      update(shop.shopper, 'any'),
      remove(shop.shopper, 'any'),
    ]
    for (const { status, body } of await Promise.all(calls)) {
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'auth/forbidden' } })
    }
  })

  it('belongs to one account: another one’s address is not found, and the body does not say whose it is', async () => {
    const id = await idOf(save(shopper, { city: 'Mysuru' }))
    const other = await openSignedInShopper(shop.api)
    expect(await book(other)).toEqual([])
    expect((await update(other, id, { city: 'Hassan', userId: shopper.session.user.userId })).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect(await listOf(shopper)).toEqual(['Mysuru*'])
  })

  it('is the same on each of the shopper’s devices', async () => {
    const first = await signIn(shop.api, await openBrowser(shop.api))
    await save(first.shopper, { city: 'Mysuru' })
    const second = await signIn(shop.api, await openBrowser(shop.api), first.shopper.session.user.mobileNumber)
    expect(await listOf(second.shopper)).toEqual(['Mysuru*'])
  })

  it('[28.2] refuses what the form would refuse, by field, and keeps nothing of it', async () => {
    const { status, body } = await shopper.call('/addresses', {
      body: aSavePayload({ lastName: ' ', zip: '56', province: 'XX' }),
    })
    expect([status, body.code, body.fields]).toEqual([
      400,
      'request/invalid',
      { lastName: 'required', pinCode: 'invalid' },
    ])
    const id = await idOf(save(shopper, { city: 'Mysuru' }))
    expect((await update(shopper, id, { city: '' })).status).toBe(400)
    expect((await update(shopper, id, { province: 'WB' })).body).toMatchObject({ code: 'address/place-mismatch' })
    expect((await save(shopper, { zip: '999999' })).body).toMatchObject({ code: 'address/pincode-unknown' })
    expect(await listOf(shopper)).toEqual(['Mysuru*'])
  })

  it('has one default whatever comes at once, and never more addresses than may be', async () => {
    const wanted = addressBookLimit + 3
    const towns = Array.from({ length: wanted }, (_, number) => `Town ${number}`)
    const answers = await Promise.all(towns.map((city) => save(shopper, { city, isDefault: true })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(addressBookLimit)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const kept = await book(shopper)
    expect(kept).toHaveLength(addressBookLimit)
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    await remove(shopper, kept[1]?.id ?? '')
    expect((await save(shopper)).status).toBe(200)
  })

  it('keeps a deleted address for thirty days and no longer', async () => {
    await remove(shopper, await idOf(save(shopper)))
    const rows = () => shop.api.database.$count(addresses, eq(addresses.ownerId, shopper.guestUserId))
    await forgetExpired(shop.api.database, new Date(Date.now() + 29 * dayMs))
    expect(await rows()).toBe(1)
    await forgetExpired(shop.api.database, new Date(Date.now() + 31 * dayMs))
    expect(await rows()).toBe(0)
  })

  it('[03.11] goes with the account', async () => {
    const { mobileNumber } = shopper.session.user
    await save(shopper)
    await shopper.call('/auth/deletion-otp', { body: { mobileNumber } })
    await shopper.call('/auth/user', { method: 'DELETE', body: { otpCode: sms.messages.at(-1)?.code } })
    const ofShopper = and(eq(addresses.ownerId, shopper.guestUserId), isNull(addresses.deletedAt))
    expect(await shop.api.database.$count(addresses, ofShopper)).toBe(0)
  })
})
