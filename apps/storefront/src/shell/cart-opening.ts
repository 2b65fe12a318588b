import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { inTime } from './in-time.ts'
import { sayUnloaded } from './say-unloaded.ts'
import { useShop } from './shop-context.ts'

/** Resolved when the place where the cart drawer appears is there: its code comes with that of the notices. */
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

/** Whether the cart drawer is to be open: for its place, of which a page has one. */
export function useIsCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

/** Gives what opens the cart: its drawer, or its page where there is none. Offline it is said where neither can be had. */
export function useOpenCart(): () => void {
  const { paths, settings } = useShop()
  const [, navigate] = useLocation()
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
