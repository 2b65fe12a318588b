import { createContext } from 'react'
import { use } from '../react-compat.ts'
import type { Storefront } from './create-storefront.ts'

/** Carries the storefront; set by `StorefrontProvider`. */
export const StorefrontContext = createContext<Storefront | null>(null)

/** The storefront of the nearest provider. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext)
  if (storefront) return storefront
  throw new Error('This hook lacks a <StorefrontProvider>. It reads nothing. Put it in one.')
}
