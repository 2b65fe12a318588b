import type { OperationPayloads, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import type { Session } from '@krishi/storefront-core/session'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { aReview } from '../../test/review.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, type TestShopper } from '../../test/shopper.ts'
import { aNumber, askForCode, cookieOf, enterCode, openBrowser, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'

const { sessions, users } = schema

type Checkout = OperationPayloads['checkout.abandonedCheckout']['response']

describe.each(engines)('signing in on $name', (engine) => {
  // A proxy in front tells of the shopper's connection.
  const shop = shareShop(engine, (location) => ({ config: { ...testConfig(location), trustedProxies: 1 } }))

  async function order(shopper: TestShopper): Promise<string> {
    const id = await shopper.checkout([line('urea', 'URE-45', 1)])
    await shopper.call(`/checkouts/${id}?language=en`)
    const { status, body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    expect(status).toBe(200)
    return body.orderId
  }
  async function canRead(shopper: TestShopper, orderId: string): Promise<boolean> {
    return (await shopper.call<Order>(`/orders/${orderId}?language=en`)).status === 200
  }

  it('[03.1] makes an account of a number, and finds it again', async () => {
    const number = aNumber()
    const browser = await openBrowser(shop.api)
    const { shopper } = await signIn(shop.api, browser, number)
    const { userId } = shopper.session.user
    expect(shopper.session.user).toEqual({
      userId: expect.stringMatching(/^[\da-f-]{36}$/),
      guestUserId: browser.shopper.guestUserId,
      isGuestUser: false,
      userExternalId: userId,
      mobileNumber: number,
      email: '',
      firstName: '',
      lastName: '',
      profilePic: '',
    })
    const again = await signIn(shop.api, await openBrowser(shop.api), number)
    expect(again.shopper.session.user).toEqual(shopper.session.user)
    const other = await signIn(shop.api, await openBrowser(shop.api))
    expect(other.shopper.session.user.userId).not.toBe(userId)
  })

  it('[03.1] tells the name and the mail address that the account has', async () => {
    const { cookie, shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const known = { firstName: 'Lakshmi', lastName: 'Devi', email: 'lakshmi@farm.example' }
    await shop.api.database.update(users).set(known).where(eq(users.id, shopper.session.user.userId))
    expect((await openBrowser(shop.api, cookie)).shopper.session.user).toMatchObject(known)
    expect((await shopper.call('/auth/profile')).body).toMatchObject(known)
  })

  it('begins a session with a cookie of its own, and ends the one before: who knew that knows nothing', async () => {
    const before = await openBrowser(shop.api)
    const after = await signIn(shop.api, before)
    expect(after.cookie).not.toBe(before.cookie)
    expect(after.shopper.session.sessionId).not.toBe(before.shopper.session.sessionId)
    const planted = await openBrowser(shop.api, before.cookie)
    expect(planted.shopper.session.user).toMatchObject({ isGuestUser: true, mobileNumber: '' })
    expect(planted.shopper.guestUserId).not.toBe(after.shopper.guestUserId)
    const orderId = await order(after.shopper)
    const { status, body } = await before.shopper.call(`/orders/${orderId}?language=en`)
    expect([status, body.code]).toEqual([401, 'auth/required'])
  })

  it('sets the cookie as opening a session does', async () => {
    const { shopper } = await openBrowser(shop.api)
    const number = aNumber()
    const { body } = await askForCode(shopper, number)
    const { headers } = await shopper.call('/auth/otp/verify', {
      body: { mobileNumber: number, name: '', userExists: false, guestUserId: '', otpCode: body.developmentCode },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^krishi_session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^krishi_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  it('keeps the language and the source of the visit', async () => {
    const opened = await call<Session>(shop.api, '/session', { body: { selectedLanguage: 'ta', utmSource: 'radio' } })
    const cookie = cookieOf(opened.headers)
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api, cookie))
    const [row] = await shop.api.database.select().from(sessions).where(eq(sessions.id, shopper.session.sessionId))
    expect(row?.utm).toEqual({ utmSource: 'radio' })
  })

  it('gives the account what its shopper had as a guest, an open checkout too', async () => {
    const guest = await openBrowser(shop.api)
    const orderId = await order(guest.shopper)
    const checkoutId = await guest.shopper.checkout([line('urea', 'URE-45', 2)])
    const { shopper } = await signIn(shop.api, guest)
    expect(await canRead(shopper, orderId)).toBe(true)
    const { status, body } = await shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    expect([status, body.userIdentity.userExternalId]).toEqual([200, shopper.session.user.userId])
  })

  it('lets each of two devices read what was ordered on either, before and after', async () => {
    const number = aNumber()
    const first = await signIn(shop.api, await openBrowser(shop.api), number)
    const onFirst = await order(first.shopper)
    const guest = await openBrowser(shop.api)
    const asGuest = await order(guest.shopper)
    const openCheckout = await guest.shopper.checkout([line('urea', 'URE-45', 1)])
    const second = await signIn(shop.api, guest, number)
    const onSecond = await order(second.shopper)
    for (const { shopper } of [first, second]) {
      for (const id of [onFirst, asGuest, onSecond]) expect(await canRead(shopper, id)).toBe(true)
      expect((await shopper.call(`/checkouts/${openCheckout}?language=en`)).status).toBe(200)
    }
    expect(second.shopper.guestUserId).toBe(first.shopper.guestUserId)
  })

  it('gives nothing of an account to another one', async () => {
    const first = await signIn(shop.api, await openBrowser(shop.api))
    const orderId = await order(first.shopper)
    const second = await signIn(shop.api, first)
    expect(second.shopper.guestUserId).not.toBe(first.shopper.guestUserId)
    expect(await canRead(second.shopper, orderId)).toBe(false)
    const back = await signIn(shop.api, second, first.shopper.session.user.mobileNumber)
    expect(await canRead(back.shopper, orderId)).toBe(true)
  })

  it('believes no id in the body', async () => {
    const victim = await openBrowser(shop.api)
    const orderId = await order(victim.shopper)
    const { shopper } = await openBrowser(shop.api)
    const number = aNumber()
    const { body } = await askForCode(shopper, number)
    const { headers } = await shopper.call('/auth/otp/verify', {
      body: {
        mobileNumber: number,
        name: '',
        userExists: false,
        guestUserId: victim.shopper.guestUserId,
        otpCode: body.developmentCode,
      },
    })
    const thief = await openBrowser(shop.api, cookieOf(headers))
    expect(await canRead(thief.shopper, orderId)).toBe(false)
    expect(await canRead(victim.shopper, orderId)).toBe(true)
  })

  it('makes one account of a number whose code is sent and entered on many devices at once', async () => {
    const number = aNumber()
    const browsers = await Promise.all(Array.from({ length: 8 }, () => openBrowser(shop.api)))
    const signed = await Promise.allSettled(browsers.map((browser) => signIn(shop.api, browser, number)))
    const ids = signed.flatMap((each) => (each.status === 'fulfilled' ? each.value.shopper.session.user.userId : []))
    const last = await signIn(shop.api, await openBrowser(shop.api), number)
    expect(new Set([...ids, last.shopper.session.user.userId]).size).toBe(1)
  })

  it('leaves a guest a guest when the code is wrong', async () => {
    const { cookie, shopper } = await openBrowser(shop.api)
    const { body, headers } = await enterCode(shopper, aNumber(), '1234')
    expect([body.ok, headers.has('set-cookie')]).toEqual([false, false])
    expect((await openBrowser(shop.api, cookie)).shopper.session.user).toEqual(shopper.session.user)
  })

  it('[19.4] lets the shopper write a review, which a guest may not', async () => {
    const guest = await openBrowser(shop.api)
    expect((await guest.shopper.call('/reviews', { body: aReview() })).body.code).toBe('auth/forbidden')
    const { shopper } = await signIn(shop.api, guest)
    expect((await shopper.call('/reviews', { body: aReview() })).body).toEqual({ result: 'Success' })
  })
})
