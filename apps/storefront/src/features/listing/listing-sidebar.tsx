import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

/** Where the filters stand beside the products; `collection.css` and the panel's sheet say the same. */
const wide = '(width >= 60rem)'

/**
 * React leaves what is in an element with a text of HTML alone while it hydrates, so that nothing of it is hydrated. Later it would
 * write that text, which the page's policy forbids.
 */
const left = {
  ref: (sidebar: HTMLElement | null) => sidebar?.replaceChildren(),
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
}

/**
 * The filters beside the products. A phone has them in a sheet: there, what the server has sent for a page without scripts is neither
 * hydrated nor kept, which is a quarter of the page's elements. It stays where the address leads to it.
 */
export function ListingSidebar({ children }: { readonly children: ReactNode }) {
  const isNeeded = useSyncExternalStore(followWidth, isUsed, isUsed)
  const isHydrated = useIsHydrated()
  const content = isNeeded ? { children } : !isHydrated && left
  return <div key={Number(isNeeded)} className="listing-sidebar" {...content} />
}

function followWidth(onChange: () => void): () => void {
  const screen = matchMedia(wide)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

/** A server, which knows no width, sends it. */
function isUsed(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia(wide).matches || location.hash === '#filters'
}
