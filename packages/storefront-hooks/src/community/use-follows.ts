import type { Author } from '@krishi/storefront-core/contract'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CommunityPort } from './community-port.ts'

const staleMs = 10_000

/** Which list of whom. */
export interface FollowList {
  readonly side: 'followers' | 'following'
  readonly userId: string
}

/** Who follows somebody or is followed, kept for 10 s [04.4]; for prefetching on the server and for the hooks. */
export function followListOptions(
  { community }: { readonly community: CommunityPort },
  { side, userId }: FollowList,
): Query<readonly Author[]> {
  return defineQuery<readonly Author[]>({
    queryKey: [`community.${side}`, userId],
    queryFn: ({ signal }) => valueOf(community[side]({ userId }, { signal })),
    staleTime: staleMs,
  })
}

/** Who follows somebody, the newest first. */
export function useFollowers(userId: string): Remote<readonly Author[]> {
  return useRemote(followListOptions(useStorefront().ports, { side: 'followers', userId }))
}

/** Whom somebody follows, the newest first. */
export function useFollowing(userId: string): Remote<readonly Author[]> {
  return useRemote(followListOptions(useStorefront().ports, { side: 'following', userId }))
}
