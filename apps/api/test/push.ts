import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import type { AlertRequest, PushTarget } from '@krishi/storefront-core/alerts'
import { ok } from '@krishi/storefront-core/result'
import type { PushMessage, PushSender } from '../src/alerts/push-sender.ts'
import { nameUuid } from '../src/seeding/index.ts'

/** A browser's side of a subscription. */
export interface TestPushBrowser {
  readonly target: PushTarget
  /** Reads a message as the browser does (RFC 8188 and RFC 8291), without the library that wrote it. */
  decrypt: (body: Uint8Array) => string
}

const text = (value: string) => Buffer.from(value)

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function decrypt(body: Buffer, curve: ECDH, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const serverKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const shared = curve.computeSecret(serverKey)
  const key = derive(shared, auth, Buffer.concat([text('WebPush: info\0'), curve.getPublicKey(), serverKey]), 32)
  const contentKey = derive(key, salt, text('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, text('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** A browser that has subscribed at a push service. */
export function aPushBrowser(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`): TestPushBrowser {
  const curve = createECDH('prime256v1')
  const auth = randomBytes(16)
  curve.generateKeys()
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { target: { endpoint, keys }, decrypt: (body) => decrypt(Buffer.from(body), curve, auth) }
}

/** What a browser sends to turn alerts of orders on, or what is changed of it. */
export function anAlertRequest(changes: Partial<AlertRequest> = {}): AlertRequest {
  return { ...aPushBrowser().target, variantId: null, isOn: true, language: 'en', ...changes }
}

/** A push service in the hands of a test. */
export interface TestPush extends PushSender {
  readonly sent: { readonly endpoint: string; readonly message: PushMessage }[]
  /** How the next messages end; each is kept only where it is taken. @default taken */
  answer: () => Promise<Awaited<ReturnType<PushSender['send']>>>
}

/** Keeps what it was given. */
export function createTestPush(): TestPush {
  const push: TestPush = {
    publicKey: 'the-key-of-the-shop',
    sent: [],
    answer: () => Promise.resolve(ok(null)),
    async send({ endpoint }, message) {
      const answer = await push.answer()
      if (answer.ok) push.sent.push({ endpoint, message })
      return answer
    },
  }
  return push
}

/** What calls about alerts look like, in a shop that sends none. */
export const alertCalls = {
  'alerts.key': { path: '/alerts/key' },
  'alerts.status': { path: '/alerts/status', body: { endpoint: anAlertRequest().endpoint, variantId: null } },
  'alerts.upsert': {
    path: '/alerts',
    body: anAlertRequest({ variantId: nameUuid('variant', 'TOM-10') }),
    status: 404,
  },
}
