import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AlertOptions, AlertState, AlertStore } from './create-alert-store.ts'
import { createAlertStore } from './create-alert-store.ts'

/**
 * Alerts of a pack's price, or of the shopper's orders where `variantId` is null; those of the first render: give the widget a `key` where
 * the pack changes. Nothing is asked of the shopper before `toggle`.
 */
export function useAlert(
  options: Pick<AlertOptions, 'port' | 'device' | 'variantId'>,
): AlertState & Pick<AlertStore, 'toggle'> {
  const storefront = useStorefront()
  const [store] = useState(() => createAlertStore({ ...storefront, ...options }))
  useEffect(() => void store.read(), [store])
  useEffect(() => storefront.onReturn(store.recheck), [storefront, store])
  return { ...useStore(store), toggle: store.toggle }
}
