import type { CommunityTotals } from '@krishi/storefront-core/contract'

/** Somebody who follows somebody. */
export interface Follow {
  readonly userId: string
  readonly followingUserId: string
}

/** Those who follow, once one of them does, newest first, or does no longer. */
export function withFollow(follows: readonly Follow[], follow: Follow, isFollow: boolean): readonly Follow[] {
  const { userId, followingUserId } = follow
  const others = follows.filter((each) => each.userId !== userId || each.followingUserId !== followingUserId)
  return isFollow ? [follow, ...others] : others
}

/** How many follow somebody, and how many that one follows. */
export function countFollows(
  follows: readonly Follow[],
  userId: string,
): Pick<CommunityTotals, 'followers' | 'followingUsers'> {
  return {
    followers: follows.filter((each) => each.followingUserId === userId).length,
    followingUsers: follows.filter((each) => each.userId === userId).length,
  }
}
