import type { Post } from '@krishi/storefront-core/contract'
import { useEffect } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useSession } from '../session/use-session.ts'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { communityKeys } from './posts-queries.ts'

/**
 * Who the shopper is to the community: the account's id, null for a guest. What a server has rendered is the same for everybody:
 * once somebody turns out to be signed in, posts with a quiz or poll are read again, to know what was answered before.
 */
export function useMember(posts: readonly Post[]): string | null {
  const { queries } = useStorefront()
  const isSignedIn = useIsSignedIn()
  const { user } = useSession()
  const userId = isSignedIn && user ? user.userId : null
  const readAnew = useEffectEvent(() => {
    const asked = posts.filter(({ poll, quiz }) => poll?.isUserAnswered === false || quiz?.isUserAnswered === false)
    if (asked.length === 0) return
    queries.invalidate(communityKeys.posts)
    for (const { id } of asked) queries.invalidate(communityKeys.post(id))
  })
  useEffect(() => {
    if (userId !== null) readAnew()
  }, [userId])
  return userId
}
