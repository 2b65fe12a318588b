import type { TabChannel } from '@krishi/storefront-hooks/cart'
import { localKeys } from '@krishi/storefront-hooks/storage'

/** Tells other tabs that the cart was stored: by a channel, and by the storage event where there is none. */
export function createTabChannel(name: string): TabChannel {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  return {
    announce: () => channel?.postMessage(null),
    listen(listener) {
      const stop = new AbortController()
      channel?.addEventListener('message', listener, { signal: stop.signal })
      addEventListener('storage', (event) => event.key === localKeys.cart && listener(), { signal: stop.signal })
      return () => stop.abort()
    },
  }
}
