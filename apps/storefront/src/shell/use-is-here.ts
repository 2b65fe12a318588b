import { useAddress } from '@krishi/storefront-host/address'
import { usePageAddress } from './page-address.ts'

/**
 * Whether the address is that of the page around the caller. A page stays until the next one is loaded: if it led on by itself
 * meanwhile, it would undo the navigation to that one.
 */
export function useIsHere(): boolean {
  return useAddress().pathname === usePageAddress().pathname
}
