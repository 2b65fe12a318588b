import { OfflineIcon } from '@krishi/storefront-ui/primitives/icon'
import { useSyncExternalStore } from 'react'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from './messages/en.json'

/** Says that the device is offline and what that means for the cart. Renders a live `<div>`, empty while online. */
export function OfflineNotice() {
  const t = useWidgetMessages('offline', en)
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="shop-offline-place">
      {isOnline ? null : (
        <p className="shop-offline">
          <OfflineIcon />
          <span>{t('youAreOffline')}</span>
        </p>
      )}
    </div>
  )
}

function listen(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
