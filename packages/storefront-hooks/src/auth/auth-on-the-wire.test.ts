import { expect, it } from 'vitest'
import { aSession } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { WireCall } from '../testing/on-the-wire.ts'
import { onTheWire } from '../testing/on-the-wire.ts'

const mobileNumber = '9876543210'
const visit = {
  user: { ...aSession().user, userId: 'user-1', guestUserId: 'guest-1' },
  device: { userAgent: 'A browser', networkType: 'cellular', signalStrength: '3g' },
  sessionId: 'session-2',
}
const deviceRecord = {
  ...{ userId: 'user-1', guestUserId: 'guest-1', deviceId: '', source: 'WEB' },
  ...{ networkType: 'cellular', signalStrength: '3g', additionalInfo: { userAgent: 'A browser' } },
}

const calls: readonly WireCall[] = [
  [
    '[03.7] a session that has begun',
    ({ auth }) => valueOf(auth.sessionStart(visit)),
    {
      url: '/api/auth/session-starts',
      body: { ...deviceRecord, sessionId: 'session-2', ipAddress: '', location: null },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[03.9] a sign-in on a device',
    ({ auth }) => valueOf(auth.deviceLogin({ ...visit, sessionBefore: 'session-1' })),
    {
      url: '/api/auth/device-logins',
      body: {
        ...{ ...deviceRecord, signedIn: true, createdSessionId: 'session-1', updatedSessionId: 'session-2' },
        ...{ deviceModel: '', deviceBrand: '', osVersion: '', appVersion: '', fcmToken: '' },
      },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[03.9] what a shopper did',
    ({ auth }) => valueOf(auth.userActivity({ userId: 'user-1', activity: 'signed-in', pagePath: '/loyalty' })),
    {
      url: '/api/auth/activities',
      body: { userId: 'user-1', activity: 'signed-in', pagePath: '/loyalty' },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[03.11] a code for a deletion',
    ({ auth }) => valueOf(auth.otpForDeletion({ mobileNumber })),
    {
      url: '/api/auth/deletion-otp',
      body: { mobileNumber },
      answer: { result: 'Success', developmentCode: '4821' },
      value: expect.objectContaining({ developmentCode: '4821' }),
    },
  ],
  [
    '[03.11] a deletion',
    ({ auth }) => valueOf(auth.deleteUser({ code: '4821' })),
    { url: '/api/auth/user', body: { otpCode: '4821' }, answer: { result: 'Failure' }, value: false },
  ],
]

it.each(calls)('%s is said in the names of the wire, and its answer in those of the shop', async (_, ask, said) => {
  const { value, sent } = await onTheWire(ask, said.answer)
  expect(value).toEqual(said.value)
  expect(sent).toMatchObject([{ url: said.url, body: said.body }])
})

it.each([
  [
    { ok: true, error: null, url: '/loyalty' },
    { isSignedIn: true, url: '/loyalty' },
  ],
  [
    { ok: false, error: 'Not this code.', url: null },
    { isSignedIn: false, sentence: 'Not this code.' },
  ],
])(
  '[32.8] a code is asked for and checked in the names of the wire, which wants its answer back: %j',
  async (answer, told) => {
    const { value, sent, clock } = await onTheWire(
      async ({ auth }) => {
        expect(await valueOf(auth.sendOtp({ mobileNumber }))).toMatchObject({ codeLength: 8 })
        return await valueOf(auth.verifyOtp({ mobileNumber, code: '48213957', guestUserId: 'guest-1' }))
      },
      { name: 'Lakshmi', isUserExists: true, codeLength: 8 },
      answer,
    )
    expect(value).toMatchObject(told)
    const encryptedData = {
      ...{ mobileNumber, hashCode: '', referredBy: '', playerId: '', isInvited: false },
      currentDate: new Date(clock.now()).toISOString(),
    }
    const verified = { mobileNumber, name: 'Lakshmi', userExists: true, guestUserId: 'guest-1', otpCode: '48213957' }
    expect(sent).toEqual([
      { method: 'POST', url: '/api/auth/otp', body: { encryptedData } },
      { method: 'POST', url: '/api/auth/otp/verify', body: verified },
    ])
  },
)

it('[32.8] a code that another page asked for is checked as one of a number that nobody knows', async () => {
  const { sent } = await onTheWire(({ auth }) => auth.verifyOtp({ mobileNumber, code: '4821', guestUserId: '' }), {
    ok: true,
    error: null,
    url: null,
  })
  expect(sent).toMatchObject([{ body: { name: '', userExists: false } }])
})
