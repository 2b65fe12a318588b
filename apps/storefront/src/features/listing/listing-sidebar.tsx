import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

/** Where the filters stand beside the products; `collection.css` and the panel's sheet say the same. */
const wide = '(width >= 60rem)'
const nothing = { __html: '' }

/**
 * The filters beside the products. A phone has them in a sheet: there, what the server has sent for a page without scripts is neither
 * hydrated nor kept, which is a quarter of the page's elements. It stays where the address leads to it.
 */
export function ListingSidebar({ children }: { readonly children: ReactNode }) {
  const isUsed = useSyncExternalStore(followWidth, isThere, isSent)
  return isUsed ? (
    <div key="used" className="listing-sidebar">
      {children}
    </div>
  ) : (
    // React leaves what is in an element with a text of HTML alone, so that nothing of it is hydrated.
    <div
      key="left"
      ref={empty}
      className="listing-sidebar"
      dangerouslySetInnerHTML={nothing}
      suppressHydrationWarning
    />
  )
}

function followWidth(onChange: () => void): () => void {
  const screen = matchMedia(wide)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

function isThere(): boolean {
  return matchMedia(wide).matches || location.hash === '#filters'
}

/** A server knows no width; a browser that hydrates does. */
function isSent(): boolean {
  return typeof matchMedia === 'undefined' || isThere()
}

function empty(sidebar: HTMLElement | null): void {
  sidebar?.replaceChildren()
}
