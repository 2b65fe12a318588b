import { usePageAddress } from './page-address.ts'
import { useAddress } from './use-address.ts'

/**
 * Whether she is where the page around the caller is. A page stands there until the next one is loaded: where it would lead on by
 * itself meanwhile, it would undo that she has set out.
 */
export function useIsHere(): boolean {
  return useAddress().pathname === usePageAddress().pathname
}
