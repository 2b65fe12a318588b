import type { BadgeId, CommunityCrop, FeedKind, OptionResult, TextPart } from '@krishi/storefront-core/community'
import type { Locale } from '@krishi/storefront-core/locale'

/** Who wrote something. */
export interface AuthorFacts {
  /** Empty for one who gave no name. */
  readonly name: string
  /** Address of the author's page. */
  readonly href: string
}

/** A quiz or poll as it is shown. */
export interface EngagementFacts {
  readonly type: 'poll' | 'quiz'
  readonly question: string
  readonly options: readonly OptionResult[]
  /** An option can be chosen: nobody has answered for this shopper, and it is not over. */
  readonly isOpen: boolean
  readonly isOver: boolean
  readonly votes: number
}

/** A post as it is shown [34.2]. */
export interface PostFacts {
  readonly id: string
  /** Address of its page. */
  readonly href: string
  readonly title: string
  /** The text, with the web addresses in it apart. */
  readonly text: readonly TextPart[]
  /** The language that it is in. */
  readonly language: Locale
  readonly author: AuthorFacts
  /** ISO instant. */
  readonly createdOn: string
  readonly crop: CommunityCrop | null
  /** District and state; empty where it does not say. */
  readonly place: string
  readonly pictures: readonly string[]
  /** Address of the film, and of the picture that stands for it until it is played. */
  readonly film: { readonly url: string; readonly posterUrl: string } | null
  readonly isSolved: boolean
  readonly likes: number
  /** The shopper likes it. */
  readonly isLiked: boolean
  readonly replyCount: number
  readonly viewCount: number
  readonly engagement: EngagementFacts | null
}

/** An answer as it is shown [34.4]. */
export interface AnswerFacts {
  readonly id: string
  readonly text: readonly TextPart[]
  readonly author: AuthorFacts
  readonly createdOn: string
  readonly likes: number
  readonly isLiked: boolean
  readonly isAccepted: boolean
  /** What the shopper may do with it [34.9]. */
  readonly mayDelete: boolean
  readonly mayAccept: boolean
}

/** What somebody is to the community [34.8]. */
export interface AuthorTotals {
  readonly postCount: number
  readonly followers: number
  readonly following: number
  readonly badges: readonly BadgeId[]
}

/** How a list stands; `ended` has no more, `failed` keeps what is there. */
export type ListStatus = 'loading' | 'ready' | 'loading-more' | 'ended' | 'failed'

/** A feed to choose. */
export interface FeedChoice {
  readonly kind: FeedKind
  readonly href: string
  readonly isCurrent: boolean
}
