import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { aReview } from '../../test/review.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, type TestShopper } from '../../test/shopper.ts'
import { anotherCode, askForCode, createTestSms, enterCode, openBrowser, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

const { reviews, sessions, userNumbers, users, wishes } = schema

describe.each(engines)('an account on $name', (engine) => {
  const sms = createTestSms()
  const shop = shareShop(engine, () => ({ sms }))

  const deleteWith = (shopper: TestShopper, otpCode: string) =>
    shopper.call('/auth/user', { method: 'DELETE', body: { otpCode } })
  const numberOf = ({ session }: TestShopper) => session.user.mobileNumber

  it('[03.8] is left by signing out: neither cookie nor token are good for anything', async () => {
    const { cookie, shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const checkoutId = await shopper.checkout([line('urea', 'URE-45', 1)])
    const { status, body, headers } = await shopper.call('/auth/sign-out', { method: 'POST' })
    expect([status, body]).toEqual([200, { result: 'Success' }])
    expect(headers.get('set-cookie')).toMatch(/^krishi_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
    for (const path of ['/auth/profile', `/checkouts/${checkoutId}?language=en`]) {
      const refused = await shopper.call(path)
      expect([refused.status, refused.body.code]).toEqual([401, 'auth/required'])
    }
    const after = await openBrowser(shop.api, cookie)
    expect(after.shopper.session.user).toMatchObject({ isGuestUser: true, userId: '', mobileNumber: '' })
    expect(after.shopper.guestUserId).not.toBe(shopper.guestUserId)
  })

  it('is known by the cookies of a page until it is left', async () => {
    const guest = await openBrowser(shop.api)
    const { cookie, shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const pages = ['', 'krishi_session=nobody', guest.cookie, cookie, `lang=hi; ${cookie}; theme=x`]
    const told = await Promise.all(pages.map((cookies) => shop.api.findVisitor(cookies)))
    expect(told).toEqual([null, null, { isSignedIn: false }, { isSignedIn: true }, { isSignedIn: true }])
    await shopper.call('/auth/sign-out', { method: 'POST' })
    expect(await shop.api.findVisitor(cookie)).toBeNull()
  })

  it('[03.8] [V14.3.1] is left by a browser that empties its storages, which a guest keeps', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const { headers } = await shopper.call('/auth/sign-out', { method: 'POST' })
    expect(headers.get('clear-site-data')).toBe('"storage"')
    const guest = await shop.shopper.call('/auth/sign-out', { method: 'POST' })
    expect(guest.headers.get('clear-site-data')).toBeNull()
  })

  it('[03.8] is left on one device, and stays on the other', async () => {
    const first = await signIn(shop.api, await openBrowser(shop.api))
    const second = await signIn(shop.api, await openBrowser(shop.api), numberOf(first.shopper))
    await second.shopper.call('/auth/sign-out', { method: 'POST' })
    expect((await first.shopper.call('/auth/profile')).status).toBe(200)
  })

  it('[03.8] shows the shop to the token of a session that is over as to anybody', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    await shopper.call('/auth/sign-out', { method: 'POST' })
    expect((await shopper.call('/menu?language=en')).status).toBe(200)
  })

  it('[03.8] is nothing that a guest could leave: the session goes on', async () => {
    const { cookie, shopper } = await openBrowser(shop.api)
    const { body, headers } = await shopper.call('/auth/sign-out', { method: 'POST' })
    expect([body, headers.has('set-cookie')]).toEqual([{ result: 'Success' }, false])
    expect((await openBrowser(shop.api, cookie)).shopper.guestUserId).toBe(shopper.guestUserId)
  })

  it('[03.11] tells its profile to its shopper, and a guest that there is none', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    expect((await shopper.call('/auth/profile')).body).toEqual({ ...shopper.session.user, userTypeId: '' })
    const { status, body } = await shop.shopper.call('/auth/profile')
    expect([status, body.code]).toEqual([403, 'auth/forbidden'])
    expect((await call(shop.api, '/auth/profile')).status).toBe(401)
  })

  it('[03.11] is deleted with a code for its own number, on all devices, and leaves no personal data', async () => {
    const first = await signIn(shop.api, await openBrowser(shop.api))
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api), numberOf(first.shopper))
    const { userId, mobileNumber } = shopper.session.user
    const known = { firstName: 'Lakshmi', lastName: 'Devi', email: 'lakshmi@farm.example' }
    await shop.api.database.update(users).set(known).where(eq(users.id, userId))
    const ownerId = shopper.guestUserId
    const wish = { id: randomUUID(), ownerId, productId: nameUuid('product', 'tomato'), createdAt: new Date() }
    await shop.api.database.insert(wishes).values(wish)
    expect((await shopper.call('/reviews', { body: aReview({}, 'tomato') })).status).toBe(200)
    const authorOf = async () => {
      const [review] = await shop.api.database.select().from(reviews).where(eq(reviews.userId, userId))
      return review?.author
    }
    expect(await authorOf()).toMatch(/Lakshmi/)

    const sent = await shopper.call('/auth/deletion-otp', { body: { mobileNumber } })
    expect(sms.messages.at(-1)?.mobileNumber).toBe(mobileNumber)
    const code = sms.messages.at(-1)?.code ?? ''
    // A server in development says it, as it says a code for signing in.
    expect(sent.body).toEqual({ result: 'Success', developmentCode: code })
    expect((await deleteWith(shopper, anotherCode(code))).body).toEqual({ result: 'Failure' })
    const { body, headers } = await deleteWith(shopper, code)
    expect(body).toEqual({ result: 'Success' })
    expect(headers.get('set-cookie')).toMatch(/^krishi_session=; Max-Age=0/)

    for (const each of [first.shopper, shopper]) expect((await each.call('/auth/profile')).status).toBe(401)
    expect((await openBrowser(shop.api, first.cookie)).shopper.session.user.isGuestUser).toBe(true)
    const [row] = await shop.api.database.select().from(users).where(eq(users.id, userId))
    expect(row).toMatchObject({ firstName: '', lastName: '', email: '', deletedAt: expect.any(Date) })
    expect(await shop.api.database.$count(userNumbers, eq(userNumbers.mobileNumber, mobileNumber))).toBe(0)
    expect(await shop.api.database.$count(sessions, eq(sessions.userId, userId))).toBe(0)
    expect(await shop.api.database.$count(wishes, eq(wishes.ownerId, ownerId))).toBe(0)
    expect(await authorOf()).toBe('')

    const anew = await signIn(shop.api, await openBrowser(shop.api), mobileNumber)
    expect(anew.shopper.session.user.userId).not.toBe(userId)
    expect(anew.shopper.guestUserId).not.toBe(shopper.guestUserId)
  })

  it('[V7.3.2] is left after a year on a device, however often that was used', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    const { shopper, cookie } = await signIn(shop.api, await openBrowser(shop.api))
    const isSignedIn = async () => !(await openBrowser(shop.api, cookie)).shopper.session.user.isGuestUser
    const beganAt = (createdAt: Date) =>
      shop.api.database.update(sessions).set({ createdAt }).where(eq(sessions.userId, shopper.session.user.userId))
    await beganAt(daysAgo(364))
    expect(await isSignedIn()).toBe(true)
    const [renewed] = await shop.api.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, shopper.session.user.userId))
    expect(renewed?.expiresAt.getTime()).toBeLessThan(daysAgo(-2).getTime())
    // One that was renewed before there was this limit is used once more.
    await beganAt(daysAgo(366))
    await isSignedIn()
    expect(await isSignedIn()).toBe(false)
  })

  it('[03.11] is deleted once when the right code comes many times', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    await shopper.call('/auth/deletion-otp', { body: { mobileNumber: numberOf(shopper) } })
    const code = sms.messages.at(-1)?.code ?? ''
    const answers = await Promise.all(Array.from({ length: 5 }, () => deleteWith(shopper, code)))
    expect(answers.filter(({ status, body }) => status === 200 && Object(body).result === 'Success')).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('[03.11] is not deleted with a code for signing in, and a code for deletion signs nobody in', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    await askForCode(shopper, numberOf(shopper))
    expect((await deleteWith(shopper, sms.messages.at(-1)?.code ?? '')).body).toEqual({ result: 'Failure' })
    await shopper.call('/auth/deletion-otp', { body: { mobileNumber: numberOf(shopper) } })
    const { body } = await enterCode(shop.shopper, numberOf(shopper), sms.messages.at(-1)?.code ?? '')
    expect(body.ok).toBe(false)
  })

  it('[03.11] sends no code for its deletion to another number, nor to a guest', async () => {
    const sent = sms.messages.length
    const { shopper } = await openBrowser(shop.api)
    const asGuest = await shopper.call('/auth/deletion-otp', { body: { mobileNumber: '9876543210' } })
    expect([asGuest.status, asGuest.body.code]).toEqual([403, 'auth/forbidden'])
    expect((await deleteWith(shopper, '1234')).status).toBe(403)
    expect(sms.messages).toHaveLength(sent)
    const signed = await signIn(shop.api, await openBrowser(shop.api))
    const toOther = await signed.shopper.call('/auth/deletion-otp', { body: { mobileNumber: '9876543210' } })
    expect([toOther.status, toOther.body.fields]).toEqual([400, { mobileNumber: 'unknown' }])
    expect(sms.messages).toHaveLength(sent + 1)
  })

  it('[01.5] keeps the language that was chosen with the session', async () => {
    const { shopper } = await openBrowser(shop.api)
    expect((await shopper.call('/auth/preferences', { body: { language: 'kn' } })).body).toEqual({ result: 'Success' })
    const ofSession = eq(sessions.id, shopper.session.sessionId)
    const [row] = await shop.api.database.select().from(sessions).where(ofSession)
    expect(row?.selectedLanguage).toBe('kn')
    expect((await shopper.call('/auth/preferences', { body: { language: 'xx' } })).status).toBe(400)
  })
})
