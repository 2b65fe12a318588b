import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Storefront } from './create-storefront.ts'
import { StorefrontContext } from './use-storefront.ts'

/** What `StorefrontProvider` takes. */
export interface StorefrontProviderProps {
  /** Made once, outside of rendering or in a state initialiser. */
  readonly storefront: Storefront
  readonly children: ReactNode
}

/** Provides the storefront to the hooks below, and starts it after the first render. Renders only its children. */
export function StorefrontProvider({ storefront, children }: StorefrontProviderProps) {
  useEffect(() => storefront.start(), [storefront])
  return <StorefrontContext.Provider value={storefront}>{children}</StorefrontContext.Provider>
}
