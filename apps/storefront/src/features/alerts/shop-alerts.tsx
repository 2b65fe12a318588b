import { createBrowserPush, createHttpAlertsPort, noPush } from '@krishi/storefront-hooks/alerts'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { AlertWidget } from '@krishi/storefront-widgets/alerts'
import { useState } from 'react'
import '../../styles/alerts.css'

/** The address of the service worker is fixed: a browser asks there for newer ones. */
const device = typeof window === 'undefined' ? noPush : createBrowserPush(window, '/alerts-worker.js')

/** The switch of alerts of a pack's price, or of orders. Another engine than the shop's own has neither. */
export function ShopAlerts({ variantId }: { readonly variantId: string | null }) {
  const { locale, ports } = useStorefront()
  const isOwn = useSupports('notifyMe.put')
  const [port] = useState(() => createHttpAlertsPort({ baseUrl: '/api', locale, session: ports.session }))
  return isOwn ? <AlertWidget {...{ variantId, port, device }} /> : null
}
