import { communityBadges } from '@krishi/storefront-core/community'
import type { BadgeId } from '@krishi/storefront-core/community'
import type { CommunityTotals, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useFollowers, useMember, usePostActions } from '@krishi/storefront-hooks/community'
import { AuthorCard } from '@krishi/storefront-ui/community'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of the connected card of an author. */
export interface AuthorWidgetProps extends RootProps<HTMLElement> {
  readonly userId: string
  readonly name: string
  readonly totals: CommunityTotals
  readonly onRefused: (failure: Failure<PortErrorCode>) => void
}

const isKnown = (id: string): id is BadgeId => Object.hasOwn(communityBadges, id)

/** An author: name, numbers, badges, and the way to follow [34.3, 34.8]. */
export function AuthorWidget({ userId, name, totals, onRefused, ...root }: AuthorWidgetProps) {
  const { postCount, followers, followingUsers: following } = totals
  const badges = totals.badges.flatMap(({ id }) => (isKnown(id) ? [id] : []))
  const member = useMember([])
  const listed = useFollowers(userId)
  const { follow } = usePostActions()
  const isFollowed = listed.status === 'ready' && listed.value.some((each) => each.userId === member)
  const change = async (isFollow: boolean) => {
    const answer = await follow(userId, isFollow)
    if (!answer.ok) onRefused(answer.error)
  }
  return (
    <AuthorCard
      {...root}
      name={name}
      totals={{ postCount, followers, following, badges }}
      isFollowed={member === userId ? null : isFollowed}
      onFollow={(isFollow) => void change(isFollow)}
    />
  )
}
