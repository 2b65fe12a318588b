import { locales } from '@krishi/storefront-core/locale'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq, isNotNull } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper, type TestShopper } from '../../test/shopper.ts'
import { anotherCode, aNumber, askForCode, createTestSms, enterCode } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { errorMessage } from '../http/messages.ts'
import { forgetExpired } from '../session/forget-expired.ts'
import { makeCode } from './otp-codes.ts'

const { otpCodes, sessions } = schema
const askAnew = 'This code is not valid any more. Please ask for a new code.'

describe.each(engines)('codes on $name', (engine) => {
  let now = new Date('2026-11-21T10:00:00Z')
  const sms = createTestSms()
  const shop = shareShop(engine, () => ({ now: () => now, sms }))

  const askers = new Map<string, TestShopper>()
  /** Sends a code to a number, for a session that keeps it until it has signed in. */
  async function sendTo(mobileNumber: string): Promise<string> {
    const asker = askers.get(mobileNumber) ?? (await openShopper(shop.api))
    askers.set(mobileNumber, asker)
    expect((await askForCode(asker, mobileNumber)).status).toBe(200)
    return sms.messages.at(-1)?.code ?? ''
  }
  /** Enters a code in the session that asked for it, or in a new one. */
  async function enter(mobileNumber: string, code: string) {
    const asker = askers.get(mobileNumber) ?? (await openShopper(shop.api))
    const { status, body } = await enterCode(asker, mobileNumber, code)
    expect(status).toBe(200)
    if (body.ok) askers.delete(mobileNumber)
    return body
  }

  it('[32.8] are answered alike for a number that is known and one that is not', async () => {
    const [known, unknown] = [aNumber(), aNumber()]
    expect(await enter(known, await sendTo(known))).toEqual({ ok: true, error: null, url: null })
    const askForBoth = (number: string) =>
      openShopper(shop.api).then((asker) => {
        askers.set(number, asker)
        return askForCode(asker, number)
      })
    const answers = [await askForBoth(known), await askForBoth(unknown)]
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        { name: '', isUserExists: false, developmentCode: expect.stringMatching(/^\d{4}$/) },
      ])
    }
    const wrong = (number: string) =>
      enter(number, anotherCode(sms.messages.findLast((each) => each.mobileNumber === number)?.code ?? ''))
    expect(await wrong(known)).toEqual(await wrong(unknown))
  })

  it('[32.1] go to the number in any spelling, in the language of the page', async () => {
    const asker = await openShopper(shop.api)
    askers.set('919876543210', asker)
    const { status } = await askForCode(asker, '+91 ९८७६५ 43210', 'te')
    expect([status, sms.messages.at(-1)]).toEqual([
      200,
      { mobileNumber: '9876543210', code: expect.stringMatching(/^\d{4}$/), language: 'te' },
    ])
    expect(await enter('919876543210', sms.messages.at(-1)?.code ?? '')).toMatchObject({ ok: true })
  })

  it.each([
    ...['', '98765', 'nobody', '98765 4321', '98765432101', '91987654321'],
    ...['0984501234', '1234567890', '5876543210', '9999999999', '+6591234567'],
  ])('[32.1] go to no number like %j', async (mobileNumber) => {
    const message = errorMessage('phone/invalid', 'en')
    const refusal = { status: 400, body: { code: 'phone/invalid', message, fields: { mobileNumber: 'invalid' } } }
    expect(await askForCode(shop.shopper, mobileNumber)).toMatchObject(refusal)
    expect(await enterCode(shop.shopper, mobileNumber, '1234')).toMatchObject(refusal)
  })

  it('[32.2] are taken in the digits of any script, once', async () => {
    const number = aNumber()
    const code = await sendTo(number)
    const inHindi = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    expect(await enter(number, inHindi)).toMatchObject({ ok: true })
    expect(await enter(number, code)).toEqual({ ok: false, error: askAnew, url: null })
  })

  it('are good for five minutes', async () => {
    const [early, late] = [aNumber(), aNumber()]
    const [earlyCode, lateCode] = [await sendTo(early), await sendTo(late)]
    now = new Date(now.getTime() + 5 * 60_000 - 1)
    expect(await enter(early, earlyCode)).toMatchObject({ ok: true })
    now = new Date(now.getTime() + 1)
    expect(await enter(late, lateCode)).toMatchObject({ ok: false, error: askAnew })
  })

  it('[32.6] are good for five tries, and say how many are left', async () => {
    const number = aNumber()
    const code = await sendTo(number)
    const errors: (string | null)[] = []
    for (let tries = 0; tries < 5; tries += 1) errors.push((await enter(number, anotherCode(code))).error)
    expect(errors).toEqual([...[4, 3, 2, 1].map((left) => `This code is not right. Tries left: ${left}.`), askAnew])
    expect(await enter(number, code)).toMatchObject({ ok: false, error: askAnew })
  })

  it.each(locales)('[32.6] are refused in the shopper’s language: %s', async (language) => {
    const script = { en: 'Latin', hi: 'Devanagari', te: 'Telugu', ta: 'Tamil', kn: 'Kannada', bn: 'Bengali' }[language]
    const number = aNumber()
    const asker = await openShopper(shop.api)
    const never = await enterCode(asker, number, '1234', language)
    await askForCode(asker, number)
    const code = sms.messages.at(-1)?.code ?? ''
    const wrong = await enterCode(asker, number, anotherCode(code), language)
    expect(wrong.body.error).toContain('4')
    for (const { body } of [never, wrong]) expect(body.error).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
    expect(wrong.body.error).not.toBe(never.body.error)
  })

  it('kill the one before', async () => {
    const number = aNumber()
    const first = await sendTo(number)
    for (let tries = 0; tries < 3; tries += 1) await enter(number, anotherCode(first))
    const second = await sendTo(number)
    const error = first === second ? null : (await enter(number, first)).error
    expect([null, 'This code is not right. Tries left: 4.']).toContain(error)
    expect(await enter(number, second)).toMatchObject({ ok: true })
  })

  it('are looked at five times however many try at once', async () => {
    const number = aNumber()
    const code = await sendTo(number)
    const guesses = Array.from({ length: 10_000 }, (_, guess) => String(guess).padStart(4, '0'))
    const wrong = guesses.filter((guess) => guess !== code).slice(0, 100)
    const asker = askers.get(number) ?? shop.shopper
    const answers = await Promise.all(wrong.map((guess) => enterCode(asker, number, guess)))
    const looked = answers.filter(({ body }) => body.error?.includes('Tries left'))
    expect(looked.map(({ body }) => body.error?.match(/\d/)?.[0]).sort()).toEqual(['1', '2', '3', '4'])
    const [row] = await shop.api.database.select().from(otpCodes).where(eq(otpCodes.sessionId, asker.session.sessionId))
    expect(row?.triesLeft).toBe(0)
    expect((await enterCode(asker, number, code)).body.ok).not.toBe(true)
  })

  it('open one session when the right one comes many times at once', async () => {
    const number = aNumber()
    const code = await sendTo(number)
    const before = await shop.api.database.$count(sessions, isNotNull(sessions.userId))
    const asker = askers.get(number) ?? shop.shopper
    const answers = await Promise.all(Array.from({ length: 10 }, () => enterCode(asker, number, code)))
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    expect(answers.filter(({ headers }) => headers.has('set-cookie'))).toHaveLength(1)
    expect(await shop.api.database.$count(sessions, isNotNull(sessions.userId))).toBe(before + 1)
  })

  it('[V6.6.2] are good for nothing in any session but the one that asked', async () => {
    const number = aNumber()
    const code = await sendTo(number)
    const stranger = await openShopper(shop.api)
    expect((await enterCode(stranger, number, code)).body).toEqual({ ok: false, error: askAnew, url: null })
    await askForCode(stranger, number)
    const strangers = sms.messages.at(-1)?.code ?? ''
    expect((await enterCode(stranger, number, code)).body.ok).toBe(code === strangers)
    // What the stranger asked for and tried has changed nothing for the one who asked first.
    expect(await enter(number, code)).toMatchObject({ ok: true })
  })

  it('are kept as a hash that does not tell them, and are forgotten when they are old', async () => {
    const number = aNumber()
    const code = await sendTo(number)
    const ofSession = eq(otpCodes.sessionId, askers.get(number)?.session.sessionId ?? '')
    const [row] = await shop.api.database.select().from(otpCodes).where(ofSession)
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/)
    expect(row?.codeHash).not.toContain(code)
    await forgetExpired(shop.api.database, new Date(now.getTime() + 5 * 60_000 + 1))
    expect(await shop.api.database.$count(otpCodes, ofSession)).toBe(0)
  })

  it('[32.6] that could not be sent are a refusal with 503', async () => {
    sms.isBroken = true
    const answer = await askForCode(shop.shopper, aNumber(), 'hi')
    sms.isBroken = false
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'network/server', message: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।' },
    })
  })
})

describe.each(engines)('codes of a strict shop in production on $name', (engine) => {
  const log: string[] = []
  const sms = createTestSms()
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), mode: 'production' },
    settings: { ...defaultSettings, compliance: 'india-2026' },
    logger: pino({ level: 'debug' }, { write: (text) => void log.push(text) }),
    sms,
  }))

  it('[32.2] have six digits, and are told to the phone and nobody else', async () => {
    const number = aNumber()
    const { body } = await askForCode(shop.shopper, number)
    expect(body).toEqual({ name: '', isUserExists: false })
    expect(sms.messages.at(-1)?.code).toMatch(/^\d{6}$/)
  })

  it('leave neither number nor code nor token in the log, whatever happens', async () => {
    log.length = 0
    const number = aNumber()
    sms.isBroken = true
    await askForCode(shop.shopper, number)
    sms.isBroken = false
    await askForCode(shop.shopper, number)
    const code = sms.messages.at(-1)?.code ?? ''
    await enterCode(shop.shopper, number, anotherCode(code))
    const { headers } = await enterCode(shop.shopper, number, code)
    const token = headers.getSetCookie()[0]?.match(/=([\w-]{43});/)?.[1] ?? ''
    expect(token).toHaveLength(43)
    expect(log.map((text): unknown => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ msg: 'code was not sent', reason: 'The message was not accepted.' }),
    )
    expect(log).toHaveLength(8)
    for (const secret of [number, code, anotherCode(code), token, shop.shopper.token]) {
      const texts = log.map((text) => text.replace(/"(time|requestId|ms|pid)":("[^"]*"|[\d.]+)/g, ''))
      expect(texts.join()).not.toContain(secret)
    }
  })
})

describe('makeCode', () => {
  it.each([
    [4, 1, '0001'],
    [4, 9999, '9999'],
    [6, 482_193, '482193'],
  ])('[32.2] makes %i digits of %i', (length, number, code) => {
    const asked: [number, number][] = []
    const randomInt = (min: number, max: number) => {
      asked.push([min, max])
      return number
    }
    expect(makeCode(length, randomInt)).toBe(code)
    expect(asked).toEqual([[1, 10 ** length]])
  })
})
