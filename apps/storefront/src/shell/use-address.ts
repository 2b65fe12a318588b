import { useRouter, useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'

/**
 * Where the shopper is, as the address bar has it. The router's own hook decodes the path: what `%25` stands for would be
 * taken for an escape the next time it is read.
 */
export function useAddress(): { readonly pathname: string; readonly search: string } {
  const { ssrPath } = useRouter()
  const pathname = usePathname(ssrPath === undefined ? {} : { ssrPath })
  return { pathname, search: useSearch() }
}
