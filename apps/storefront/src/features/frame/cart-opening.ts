import { navigate } from '@krishi/storefront-host/address'
import { inTime, sayUnloaded } from '@krishi/storefront-host/loading'
import { useSyncExternalStore } from 'react'
import { useShop } from '../../shell/shop-context.ts'

/** Resolves when the outlet of the cart drawer is mounted: its code loads with that of the notices. */
let notePlace = () => {}
const placed = new Promise<void>((resolve) => (notePlace = resolve))
const listeners = new Set<() => void>()
let isOpen = false

/** Opens or closes the cart drawer. */
export function setCartOpen(next: boolean): void {
  isOpen = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  notePlace()
  return () => listeners.delete(tell)
}

/** Whether the cart drawer should be open, for its one outlet. */
export function useIsCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

/** Returns a function that opens the cart: its drawer, or its page where there is none. Offline, a message says if neither can open. */
export function useOpenCart(): () => void {
  const { paths, settings } = useShop()
  const openPage = () => (navigator.onLine ? navigate(paths.cart) : sayUnloaded())
  if (!settings.cartConfig.hasDrawer) return openPage
  return () => {
    setCartOpen(true)
    inTime(placed).catch(() => {
      setCartOpen(false)
      openPage()
    })
  }
}
