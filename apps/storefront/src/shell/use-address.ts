import { useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/**
 * The address as the address bar has it, with the query without its question mark. The router's own hooks decode it: `%25` would
 * then be decoded twice, and an address with `%5C` would be taken for another page.
 */
export function useAddress(): { readonly pathname: string; readonly search: string } {
  const router = useRouter()
  return { pathname: usePathname(router), search: useSearch(router).replace(/^\?/, '') }
}
