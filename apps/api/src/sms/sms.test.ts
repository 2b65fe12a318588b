import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { locales } from '@krishi/storefront-core/locale'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMsg91Sms, type Msg91Account } from './create-msg91-sms.ts'
import { createSms } from './create-sms.ts'
import { createTwilioSms } from './create-twilio-sms.ts'
import { newsText } from './news-text.ts'
import { otpText } from './otp-text.ts'
import type { SmsConnection } from './post-message.ts'
import type { OtpMessage, PackNews, SmsSender } from './sms-sender.ts'

const message: OtpMessage = { mobileNumber: '9876543210', code: '482193', language: 'hi' }
const news: PackNews = {
  mobileNumber: '9876543210',
  language: 'hi',
  product: 'टमाटर बीज',
  pack: '50 ग्राम',
  path: '/s/AbCdEfGhIjk',
}
const origin = 'https://shop.example'
const msg91: Msg91Account = { authKey: 'key', templateId: 'template', news: { templateId: 'pack-template', origin } }

/** What the provider got. */
interface Received {
  readonly method: string
  readonly url: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** What the provider answers; null never answers. */
type Answer = { readonly status: number; readonly body: string; readonly location?: string } | null

let received: Received[] = []
let answer: Answer = null
let provider: Server
let baseUrl = ''

beforeAll(async () => {
  provider = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      if (answer === null) return
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
      response.end(answer.body)
    })
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  received = []
})

const senders = [
  {
    name: 'MSG91',
    create: (connection: SmsConnection) => createMsg91Sms(msg91, connection),
    success: { status: 200, body: '{"type":"success","message":"3763646c3058373530393938"}' },
    refusal: { status: 200, body: '{"type":"error","message":"9876543210 is not a number"}' },
  },
  {
    name: 'Twilio',
    create: (connection: SmsConnection) =>
      createTwilioSms({ accountSid: 'AC1', authToken: 'token', from: 'KRISHI' }, origin, connection),
    success: { status: 201, body: '{"sid":"SM1","status":"queued"}' },
    refusal: { status: 200, body: '{"code":21211,"message":"9876543210 is not a number"}' },
  },
]

const kinds = [
  { kind: 'codes', bring: (sms: SmsSender) => sms.send(message) },
  { kind: 'news of packs', bring: (sms: SmsSender) => sms.tell?.(news) },
]
const ways = senders.flatMap((sender) => kinds.map((kind) => ({ ...sender, ...kind })))

describe.each(ways)('$kind through $name', ({ create, bring, success, refusal }) => {
  it('are sent once', async () => {
    answer = success
    expect(await bring(create({ baseUrl }))).toEqual({ ok: true, value: null })
    expect(received.map(({ method }) => method)).toEqual(['POST'])
  })

  it.each([
    ['refused in the answer', refusal],
    ['refused with 401', { status: 401, body: '{"message":"9876543210"}' }],
    ['refused with 429', { status: 429, body: '' }],
    ['lost with 500', { status: 500, body: '482193' }],
    ['answered with what is no JSON', { status: 200, body: '<html>9876543210' }],
    ['answered with nothing', { status: 200, body: '' }],
    ['led elsewhere', { status: 307, body: '', location: 'https://a.example/' }],
  ])('fail, are not repeated and leave nothing for the log when they are %s', async (_what, given) => {
    answer = given
    const sent = await bring(create({ baseUrl }))
    expect(sent).toMatchObject({ ok: false, error: { code: 'sms/failed' } })
    expect(JSON.stringify(sent)).not.toMatch(/9876543210|482193|key|token/)
    expect(received).toHaveLength(1)
  })

  it('fail when no answer comes in time', async () => {
    answer = null
    const sent = await bring(create({ baseUrl, timeoutMs: 50 }))
    expect(sent).toMatchObject({ error: { serverMessage: 'The message was not accepted: TimeoutError.' } })
    expect(received).toHaveLength(1)
  })

  it('fail when nobody is there', async () => {
    const fetch = () => Promise.reject(new TypeError('connect ECONNREFUSED'))
    expect(await bring(create({ baseUrl, fetch }))).toMatchObject({ ok: false, error: { code: 'sms/failed' } })
  })
})

describe('the documented forms', () => {
  it('of MSG91: the key in a header; template, number and code in the body, nothing in the address', async () => {
    answer = { status: 200, body: '{"type":"success"}' }
    await createMsg91Sms(msg91, { baseUrl }).send(message)
    const [request] = received
    expect(request).toMatchObject({
      url: '/api/v5/flow',
      headers: { authkey: 'key', 'content-type': 'application/json' },
    })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      template_id: 'template',
      recipients: [{ mobiles: '919876543210', OTP: '482193' }],
    })
  })

  it('of Twilio: basic authentication and a form', async () => {
    answer = { status: 201, body: '{"sid":"SM1"}' }
    const account = { accountSid: 'AC1', authToken: 'token', from: 'KRISHI' }
    await createTwilioSms(account, origin, { baseUrl }).send(message)
    const [request] = received
    expect(request).toMatchObject({
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: {
        authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    })
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      To: '+919876543210',
      From: 'KRISHI',
      Body: otpText('482193', 'shop.example'),
    })
  })

  it('of news at MSG91: a template of its own, with names and the whole address', async () => {
    answer = { status: 200, body: '{"type":"success"}' }
    await createMsg91Sms(msg91, { baseUrl }).tell?.(news)
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      template_id: 'pack-template',
      recipients: [
        {
          mobiles: '919876543210',
          PRODUCT: 'टमाटर बीज',
          PACK: '50 ग्राम',
          URL: 'https://shop.example/s/AbCdEfGhIjk',
        },
      ],
    })
  })

  it('of news at Twilio: the text', async () => {
    answer = { status: 201, body: '{"sid":"SM1"}' }
    await createTwilioSms({ accountSid: 'AC1', authToken: 'token', from: 'KRISHI' }, origin, { baseUrl }).tell?.(news)
    expect(new URLSearchParams(received[0]?.body).get('Body')).toBe(newsText(news, origin))
  })

  it('of a text of news: one sentence in the shopper’s language, with the names and the address that leads to them', () => {
    const texts = locales.map((language) => newsText({ ...news, language }, origin))
    expect(texts[0]).toBe('टमाटर बीज, 50 ग्राम is back: https://shop.example/s/AbCdEfGhIjk')
    expect(new Set(texts.map((text) => text.split(' ').slice(4, -1).join(' '))).size).toBe(locales.length)
    for (const text of texts) expect(text).toMatch(/^टमाटर बीज, 50 ग्राम .+: https:\/\/shop\.example\/s\/AbCdEfGhIjk$/)
  })

  it('[32.5] of a text: its last line binds the code to the host, and all of it is one message of plain letters', () => {
    const said = otpText('482193', 'shop.example')
    expect(said.split('\n').at(-1)).toBe('@shop.example #482193')
    expect(said).toMatch(/^[\n\x20-\x7e]{1,160}$/)
  })
})

describe('createSms', () => {
  let log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => void log.push(line) })
  beforeEach(() => {
    log = []
  })

  it('tells the log of the console that a code was sent, and neither which nor where to', async () => {
    expect(await createSms({ provider: 'console' }, logger).send(message)).toEqual({ ok: true, value: null })
    expect(JSON.parse(log.join())).toMatchObject({ msg: 'code sent' })
    expect(log.join()).not.toMatch(/9876543210|482193/)
  })

  it('tells the log of the console that news was sent, and nothing of what or whom', async () => {
    expect(await createSms({ provider: 'console' }, logger).tell?.(news)).toEqual({ ok: true, value: null })
    expect(JSON.parse(log.join())).toMatchObject({ msg: 'news of a pack sent' })
    expect(log.join()).not.toMatch(/9876543210|टमाटर|AbCdEfGhIjk/)
  })

  it('has no way to tell news through MSG91 without a template for it, and says so once', () => {
    expect(createSms({ provider: 'msg91', ...msg91, news: null }, logger).tell).toBeNull()
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching('MSG91_PACK_TEMPLATE_ID is not set') }),
    ])
    log = []
    expect(createSms({ provider: 'msg91', ...msg91 }, logger).tell).not.toBeNull()
    const twilio = { provider: 'twilio', accountSid: 'AC1', authToken: 'token', from: 'KRISHI', origin } as const
    expect(createSms(twilio, logger).tell).not.toBeNull()
    expect(log).toEqual([])
  })
})
