import type { PushTarget } from '@krishi/storefront-core/alerts'
import { toTrustedScriptUrl } from '../browser/trusted-types.ts'

/** How asking a browser to take alerts ended: with where they go, refused for good, put aside, or failed. */
export type PushSubscribed = PushTarget | 'blocked' | 'dismissed' | 'failed'

/** What a browser can do to show alerts of a shop that is not open. */
export interface PushDevice {
  readonly isSupported: boolean
  /** Whether the shopper has told the browser to show none of this shop: it is not asked again then. */
  isBlocked: () => boolean
  /** Where alerts of this browser go; null where it takes none. */
  target: () => Promise<PushTarget | null>
  /** Asks the shopper for permission, where that was never answered. Call it at a tap only: browsers refuse it at other times. */
  subscribe: (publicKey: string) => Promise<PushSubscribed>
}

/** A browser that shows no alerts, and a server. */
export const noPush: PushDevice = {
  isSupported: false,
  isBlocked: () => false,
  target: () => Promise.resolve(null),
  subscribe: () => Promise.resolve('failed'),
}

function toTarget(subscription: PushSubscription): PushTarget {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

/** Whether a subscription was made with another key of the shop: then nothing can be sent to it. */
function isOfAnotherKey({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options
  if (key === null) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') !== publicKey
}

/**
 * The alerts of a browser; of one that has none, `noPush`. The service worker is registered when the shopper first turns alerts on.
 *
 * @param workerUrl The script of the service worker that shows them, at the root of the shop.
 */
export function createBrowserPush(page: Window & typeof globalThis, workerUrl: string): PushDevice {
  if (!('serviceWorker' in page.navigator && 'PushManager' in page && 'Notification' in page)) return noPush
  const { serviceWorker } = page.navigator

  async function connect(publicKey: string): Promise<PushTarget> {
    await serviceWorker.register(toTrustedScriptUrl(page, workerUrl))
    const { pushManager } = await serviceWorker.ready
    const found = await pushManager.getSubscription()
    const isUsable = found !== null && !isOfAnotherKey(found, publicKey)
    if (found !== null && !isUsable) await found.unsubscribe()
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    return toTarget(isUsable ? found : await pushManager.subscribe(options))
  }

  return {
    isSupported: true,
    isBlocked: () => page.Notification.permission === 'denied',
    async target() {
      const registration = await serviceWorker.getRegistration()
      const subscription = await registration?.pushManager.getSubscription()
      return subscription ? toTarget(subscription) : null
    },
    async subscribe(publicKey) {
      try {
        const permission = await page.Notification.requestPermission()
        if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
        return await connect(publicKey)
      } catch {
        return 'failed'
      }
    },
  }
}
