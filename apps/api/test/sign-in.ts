import { randomInt } from 'node:crypto'
import type { OtpSendResponse, OtpVerifyResponse } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import type { Api } from '../src/create-api.ts'
import type { OtpMessage, PackNews, SmsSender } from '../src/sms/sms-sender.ts'
import { call, type Answer } from './open-shop.ts'
import { toShopper, type TestShopper } from './shopper.ts'

/** A browser with its cookie, and the shopper who uses it. */
export interface TestBrowser {
  readonly cookie: string
  readonly shopper: TestShopper
}

/** A sender that keeps what it was given. */
export interface TestSms extends SmsSender {
  readonly messages: OtpMessage[]
  readonly news: PackNews[]
  readonly tell: NonNullable<SmsSender['tell']>
  /** Whether messages get lost. @default false */
  isBroken: boolean
}

/** Phones that the test can read. */
export function createTestSms(): TestSms {
  const sms: TestSms = {
    messages: [],
    news: [],
    isBroken: false,
    send: (message) => keep(sms.messages, message),
    tell: (news) => keep(sms.news, news),
  }
  function keep<Message>(kept: Message[], message: Message): Promise<Result<null, 'sms/failed'>> {
    if (sms.isBroken) return Promise.resolve(err('sms/failed', { serverMessage: 'The message was not accepted.' }))
    kept.push(message)
    return Promise.resolve(ok(null))
  }
  return sms
}

/** A mobile number that no other test has. */
export function aNumber(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/** Opens the session that a cookie names, or a new one. */
export async function openBrowser(api: Api, cookie = ''): Promise<TestBrowser> {
  const { body, headers } = await call<Session>(api, '/session', {
    body: { selectedLanguage: 'en' },
    headers: cookie === '' ? {} : { cookie },
  })
  return { cookie: cookieOf(headers), shopper: toShopper(api, body) }
}

/** The cookie that an answer sets, as the browser sends it back; empty where none is set or it is taken back. */
export function cookieOf(headers: Headers): string {
  return /^krishi_session=[^;]+/.exec(headers.getSetCookie()[0] ?? '')?.[0] ?? ''
}

/** Where a call about a code comes from. */
export interface Whence {
  /** The network address. @default the server's own calls, which no network limits */
  readonly from?: string
  /** The cookies of the device. */
  readonly cookie?: string
}

/** Asks for a code. */
export async function askForCode(
  shopper: TestShopper,
  mobileNumber: string,
  language: Locale = 'en',
  { from, cookie = '' }: Whence = {},
) {
  const encryptedData = {
    mobileNumber,
    hashCode: '',
    referredBy: '',
    playerId: '',
    isInvited: false,
    currentDate: new Date(0).toISOString(),
  }
  return shopper.call<OtpSendResponse>('/auth/otp', {
    body: { encryptedData },
    headers: { 'user-language': language, cookie },
    from,
  })
}

/** Tries a code. */
export async function enterCode(
  shopper: TestShopper,
  mobileNumber: string,
  otpCode: string,
  language: Locale = 'en',
  { from, cookie = '' }: Whence = {},
): Promise<Answer<OtpVerifyResponse>> {
  return shopper.call<OtpVerifyResponse>('/auth/otp/verify', {
    body: { mobileNumber, name: '', userExists: false, guestUserId: 'somebody else', otpCode },
    headers: { 'user-language': language, cookie },
    from,
  })
}

/** The cookie by which a device is known that has signed in; empty where none is set. */
export function deviceCookieOf(headers: Headers): string {
  const set = headers.getSetCookie().map((cookie) => /^krishi_device=[^;]+/.exec(cookie)?.[0])
  return set.find((cookie) => cookie !== undefined) ?? ''
}

/** A code that is not this one. */
export function anotherCode(code: string): string {
  return `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`
}

/** Signs in as a shopper does, with the code that the answer tells in development; returns the browser as it is then. */
export async function signIn(api: Api, { shopper }: TestBrowser, mobileNumber = aNumber()): Promise<TestBrowser> {
  const { body: sent } = await askForCode(shopper, mobileNumber)
  const { body, headers } = await enterCode(shopper, mobileNumber, sent.developmentCode ?? '')
  if (!body.ok) throw new Error(`Signing in failed: ${body.error}. The test has no account. Look at the server's log.`)
  return openBrowser(api, cookieOf(headers))
}

/** A new shopper with an account. */
export async function openSignedInShopper(api: Api): Promise<TestShopper> {
  return (await signIn(api, await openBrowser(api))).shopper
}
