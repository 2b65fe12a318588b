import type { NotifyMePayloads, NotifyMeStatus } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { aNotifyRequest } from '../../test/notify-me.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { createTestSms, openSignedInShopper } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

const { notifyRequests } = schema
const sms = createTestSms()

const put = (shopper: TestShopper, ...wish: Parameters<typeof aNotifyRequest>) =>
  shopper.call('/notify-me', { body: aNotifyRequest(...wish) })

async function statusOf(shopper: TestShopper, sku = 'BRI-10'): Promise<NotifyMeStatus | null> {
  const { body } = await shopper.call<NotifyMePayloads['notifyMe.status']['response']>(
    `/notify-me?userId=${shopper.session.user.userId}&reference=${nameUuid('variant', sku)}`,
  )
  return body.status
}

describe.each(engines)('requests to be told of a pack on $name', (engine) => {
  const shop = shareShop(engine, () => ({ sms }))

  it('[18.1] are opened, cancelled and opened again, for each pack on its own', async () => {
    const shopper = await openSignedInShopper(shop.api)
    expect(await statusOf(shopper)).toBeNull()
    const { status, body } = await put(shopper)
    expect([status, body]).toEqual([200, { isSuccess: true, responseData: { status: 'OPEN' } }])
    expect([await statusOf(shopper), await statusOf(shopper, 'TOM-10')]).toEqual(['OPEN', null])
    expect((await put(shopper, 'CANCEL')).body).toEqual({ isSuccess: true, responseData: { status: 'CANCEL' } })
    expect(await statusOf(shopper)).toBe('CANCEL')
    await put(shopper)
    expect(await statusOf(shopper)).toBe('OPEN')
  })

  it('[18.1] are one for a shopper and a pack, however often and however fast they are made', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const before = await shop.api.database.$count(notifyRequests)
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(shopper)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await shop.api.database.$count(notifyRequests)).toBe(before + 1)
  })

  it('[18.1] belong to the shopper whom the token names, whatever the payload says', async () => {
    const [one, other] = [await openSignedInShopper(shop.api), await openSignedInShopper(shop.api)]
    await put(one)
    expect([await statusOf(one), await statusOf(other)]).toEqual(['OPEN', null])
    await put(other, 'CANCEL')
    expect(await statusOf(one)).toBe('OPEN')
  })

  it('[18.3] are not taken from guests', async () => {
    const { status, body } = await put(shop.shopper)
    expect([status, body.code]).toEqual([403, 'auth/forbidden'])
    const asked = await shop.shopper.call(`/notify-me?userId=x&reference=${nameUuid('variant', 'BRI-10')}`)
    expect([asked.status, asked.body.code]).toEqual([403, 'auth/forbidden'])
  })

  it('[18.1] are for packs that the shop has', async () => {
    const shopper = await openSignedInShopper(shop.api)
    expect((await put(shopper, 'OPEN', 'NOTHING')).status).toBe(404)
    const strange = aNotifyRequest()
    const body = { ...strange, requestDetails: { ...strange.requestDetails, reference: 'no id' } }
    expect((await shopper.call('/notify-me', { body })).status).toBe(404)
    expect((await shopper.call('/notify-me?userId=x&reference=no-id')).body).toEqual({ status: null })
  })

  it.each([
    ['can be bought', 'TOM-50'],
    ['is no longer in the catalogue', 'MAI-10'],
  ])('[15.1] are not opened for a pack that %s', async (_what, sku) => {
    const shopper = await openSignedInShopper(shop.api)
    const { status, body } = await put(shopper, 'OPEN', sku)
    expect([status, body.code, await statusOf(shopper, sku)]).toEqual([409, 'request/conflict', null])
  })

  it('[18.1] are cancelled also when the pack can be bought again', async () => {
    const shopper = await openSignedInShopper(shop.api)
    expect((await put(shopper, 'CANCEL', 'TOM-50')).status).toBe(200)
    expect(await statusOf(shopper, 'TOM-50')).toBe('CANCEL')
  })

  it('[03.11] go with their account', async () => {
    const shopper = await openSignedInShopper(shop.api)
    await put(shopper)
    const before = await shop.api.database.$count(notifyRequests)
    const { mobileNumber } = shopper.session.user
    await shopper.call('/auth/deletion-otp', { body: { mobileNumber } })
    const body = { otpCode: sms.messages.at(-1)?.code }
    expect((await shopper.call('/auth/user', { method: 'DELETE', body })).status).toBe(200)
    expect(await shop.api.database.$count(notifyRequests)).toBe(before - 1)
  })
})
