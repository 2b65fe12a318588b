import { useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/**
 * Where the shopper is, as the address bar has it; the query without its question mark. The router's own hooks decode: what
 * `%25` stands for would be taken for an escape the next time it is read, and the page of an address with `%5C` for another one.
 */
export function useAddress(): { readonly pathname: string; readonly search: string } {
  const router = useRouter()
  return { pathname: usePathname(router), search: useSearch(router).replace(/^\?/, '') }
}
