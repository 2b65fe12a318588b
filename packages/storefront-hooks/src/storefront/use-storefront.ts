import { createContext } from 'react'
import { use } from '../react-compat.ts'
import type { Storefront } from './create-storefront.ts'

/** Carries the storefront; set by `StorefrontProvider`. */
export const StorefrontContext = createContext<Storefront | null>(null)

/** The storefront of the nearest provider. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext)
  if (storefront) return storefront
  throw new Error(
    '[storefront-hooks] A hook is outside of <StorefrontProvider>. It has no storefront. Wrap the tree in one.',
  )
}
