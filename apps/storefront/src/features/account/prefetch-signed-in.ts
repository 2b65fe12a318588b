import { signedInOptions } from '@krishi/storefront-hooks/session'
import type { PageContext } from '../../shell/page.ts'

/** Tells a page whether the visitor is signed in, as the server knows from the cookie, without a request. */
export async function prefetchSignedIn({ ports, queryClient, visitor }: PageContext): Promise<200> {
  if (visitor) queryClient.setQueryData(signedInOptions(ports).queryKey, (await visitor())?.isSignedIn ?? false)
  return 200
}
