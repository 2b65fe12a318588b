import { signedInOptions } from '@krishi/storefront-hooks/session'
import type { PageContext } from './page.ts'

/** Tells a page whether somebody is signed in, where a server knows it from the cookie: nothing has to be asked for that. */
export async function prefetchSignedIn({ ports, queryClient, visitor }: PageContext): Promise<200> {
  if (visitor) queryClient.setQueryData(signedInOptions(ports).queryKey, (await visitor())?.isSignedIn ?? false)
  return 200
}
