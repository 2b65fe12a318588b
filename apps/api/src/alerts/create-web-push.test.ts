import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aPushBrowser } from '../../test/push.ts'
import { createPushKeys, createWebPush } from './create-web-push.ts'
import { isPushEndpoint } from './push-endpoint.ts'

const keys = { ...createPushKeys(), contact: 'mailto:owner@shop.example' }
const message = {
  title: 'Your order has been shipped',
  body: 'Order BH1',
  lang: 'en',
  path: '/orders/1',
  tag: 'order-1',
}

/** Sends to a push service that answers with a status, and gives what came there. */
async function send(answer: () => Promise<Response>) {
  const browser = aPushBrowser()
  const calls: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  const push = createWebPush(keys, {
    fetch: (url, init) => {
      calls.push({ url: String(url), init })
      return answer()
    },
  })
  const sent = await push.send(browser.target, message)
  const [call] = calls
  if (!call) throw new Error('Nothing was sent. The test has no call to look at. Look at the answer of the sender.')
  return { browser, sent, url: call.url, init: call.init, headers: new Headers(call.init?.headers) }
}

const taken = () => Promise.resolve(new Response(null, { status: 201 }))

/** Whether a token is signed with the shop's key, and what it claims. */
function readToken(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verified = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { key, verified, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown }
}

describe('createWebPush', () => {
  it('sends what only the browser can read', async () => {
    const { browser, sent, url, init, headers } = await send(taken)
    expect(sent.ok).toBe(true)
    expect([url, init?.method, init?.redirect]).toEqual([browser.target.endpoint, 'POST', 'error'])
    expect(headers.get('content-encoding')).toBe('aes128gcm')
    const body = init?.body as Uint8Array
    expect(Buffer.from(body).toString('latin1')).not.toContain('BH1')
    expect(JSON.parse(browser.decrypt(body))).toEqual(message)
  })

  it('signs with the key of the shop, for this push service alone', async () => {
    const { headers } = await send(taken)
    const { key, verified, claims } = readToken(headers.get('authorization') ?? '')
    expect([key, verified]).toEqual([keys.publicKey, true])
    expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: keys.contact })
  })

  it('gives messages of one tag one topic, so that a newer one replaces an older one', async () => {
    const [one, other] = [await send(taken), await send(taken)]
    expect(one.headers.get('topic')).toMatch(/^[\w-]{32}$/)
    expect(other.headers.get('topic')).toBe(one.headers.get('topic'))
  })

  it.each([
    [404, 'push/gone'],
    [410, 'push/gone'],
    [403, 'push/failed'],
    [429, 'push/failed'],
    [503, 'push/failed'],
  ])('takes %d for %s', async (status, code) => {
    const { sent } = await send(() => Promise.resolve(new Response('why', { status })))
    expect(sent).toMatchObject({ ok: false, error: { code } })
  })

  it('fails where the push service cannot be reached', async () => {
    const { sent } = await send(() => Promise.reject(new TypeError('fetch failed')))
    expect(sent).toMatchObject({ error: { code: 'push/failed', serverMessage: expect.stringContaining('TypeError') } })
  })
})

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('is %s', (text) => {
    expect(isPushEndpoint(text)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://fcm.googleapis.com/a\u0000b',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://evil-push.apple.com/abc',
    'https://push.services.mozilla.com.evil.example/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'https://shop.example/abc',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
    'no address',
  ])('is not %s', (text) => {
    expect(isPushEndpoint(text)).toBe(false)
  })
})
