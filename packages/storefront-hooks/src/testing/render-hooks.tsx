import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Storefront } from '../storefront/create-storefront.ts'
import { StorefrontProvider } from '../storefront/storefront-provider.tsx'

/** Renders a view of hooks below a storefront. */
export function renderInStorefront(storefront: Storefront, children: ReactNode) {
  return render(<StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>)
}
