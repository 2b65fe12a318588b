/** What a shopper has done in the community. */
export interface CommunityRecord {
  readonly postCount: number
  readonly answerCount: number
  /** Answers that whoever asked has marked as the solution. */
  readonly acceptedCount: number
  readonly followers: number
}

/** What each badge asks for, in the order in which they are shown [34.8]. */
export const communityBadges = {
  'first-question': ({ postCount }) => postCount >= 1,
  helper: ({ answerCount }) => answerCount >= 10,
  'problem-solver': ({ acceptedCount }) => acceptedCount >= 5,
  'well-known': ({ followers }) => followers >= 25,
} as const satisfies Record<string, (record: CommunityRecord) => boolean>

/** The stable id of a badge; its words are messages of the view. */
export type BadgeId = keyof typeof communityBadges

/** The badges that a shopper has earned [34.8]. */
export function badgesOf(record: CommunityRecord): readonly BadgeId[] {
  const ids = Object.keys(communityBadges) as BadgeId[]
  return ids.filter((id) => communityBadges[id](record))
}
