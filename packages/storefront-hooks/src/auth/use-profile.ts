import type { Profile } from '@krishi/storefront-core/contract'
import type { UserType } from '@krishi/storefront-core/session'
import { userTypeOf } from '@krishi/storefront-core/session'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useSession } from '../session/use-session.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AuthPort } from './auth-port.ts'

function profileOptions({ auth }: { readonly auth: AuthPort }, userId: string): Query<Profile> {
  return defineQuery<Profile>({
    queryKey: ['auth.profile', userId],
    queryFn: ({ signal }) => valueOf(auth.profile({ signal })),
    staleTime: 0,
  })
}

/** What `useProfile` gives. */
export interface ProfileView extends Profile {
  /** A brand, or a farmer as everybody else [03.11]. */
  readonly userType: UserType
}

/** What is known of whoever is signed in [03.11]; null for guests, about whom nothing is asked. */
export function useProfile(): Remote<ProfileView> | null {
  const { ports, settings } = useStorefront()
  const { isGuest, user } = useSession()
  const userId = isGuest ? null : (user?.userId ?? null)
  const profile = useRemote(userId === null ? null : profileOptions(ports, userId))
  if (userId === null) return null
  if (profile.status !== 'ready') return profile
  const userType = userTypeOf(profile.value.userTypeId, settings.socialFeed)
  return { status: 'ready', value: { ...profile.value, userType } }
}
