import { createHash } from 'node:crypto'
import { err, ok } from '@krishi/storefront-core/result'
import webPush from 'web-push'
import { callProvider, type ProviderConnection } from '../http/ask-provider.ts'
import type { PushSender } from './push-sender.ts'

/** The shop's keys for push services (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** How a push service reaches the owner of the shop: `mailto:` or an https address. */
  readonly contact: string
}

/** How long a push service keeps a message for a browser that is off, in seconds. */
const keptForSeconds = 3 * 24 * 60 * 60

/** Makes a pair of keys, to be set once for the shop. */
export function createPushKeys(): Pick<PushKeys, 'publicKey' | 'privateKey'> {
  return webPush.generateVAPIDKeys()
}

/** A name of at most 32 letters for messages that replace each other at the push service (RFC 8030, 5.4). */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

const failed = (reason: string) => err('push/failed', { serverMessage: `The push service did not take it: ${reason}.` })

/**
 * Sends by Web Push with the shop's own keys: the message is encrypted for the browser, so that its push service cannot read it.
 */
export function createWebPush({ contact, ...keys }: PushKeys, connection: ProviderConnection = {}): PushSender {
  return {
    publicKey: keys.publicKey,
    async send(target, message) {
      try {
        const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
          vapidDetails: { subject: contact, ...keys },
          TTL: keptForSeconds,
          topic: topicOf(message.tag),
        })
        const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
        const request = { url: endpoint, headers: texts, ...(body && { body: new Uint8Array(body) }) }
        const answer = await callProvider(request, connection)
        await answer.body?.cancel()
        if (answer.ok) return ok(null)
        return answer.status === 404 || answer.status === 410 ? err('push/gone') : failed(`status ${answer.status}`)
      } catch (error) {
        return failed(error instanceof Error ? error.name : typeof error)
      }
    },
  }
}
