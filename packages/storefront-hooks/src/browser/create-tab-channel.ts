import type { TabChannel } from '../cart/cart-persistence.ts'
import { localKeys } from '../storage/index.ts'

/** Links the tabs of the shop: by broadcast, and by the storage events that older webviews have as well. */
export function createTabChannel(page: Window & typeof globalThis): TabChannel {
  const broadcast = 'BroadcastChannel' in page ? new page.BroadcastChannel('krishi-cart') : null
  return {
    announce: () => broadcast?.postMessage(null),
    listen(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === localKeys.cart || key === localKeys.orderNote || key === null) listener()
      }
      page.addEventListener('storage', onStorage)
      broadcast?.addEventListener('message', listener)
      return () => {
        page.removeEventListener('storage', onStorage)
        broadcast?.removeEventListener('message', listener)
      }
    },
  }
}
