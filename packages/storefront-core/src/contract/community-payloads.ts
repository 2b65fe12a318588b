import type { Locale } from '../locale/index.ts'

/** A picture or video of a post or comment. */
export interface Media {
  readonly mediaUrl: string
  readonly mediaType: 'image' | 'video'
}

/** A question with answers to choose from. */
export interface Engagement {
  readonly id: string
  readonly question: string
  readonly options: readonly { readonly id: string; readonly text: string; readonly votes: number }[]
  /** Only a quiz has one. */
  readonly correctOptionId: string | null
  /** ISO instant. */
  readonly endsOn: string
  readonly selectedOptionId: string | null
  readonly isUserAnswered: boolean
}

/** A question as it is sent [34.2]. */
export interface PostPayload {
  /** Made by whoever sends it: a repeat with the same id is the same post. */
  readonly id: string
  readonly userId: string
  readonly postType: 'Question'
  readonly title: string
  readonly description: string
  /** Crop, district or city, state, country, pincode, language, then three blanks. */
  readonly tags: readonly string[]
  readonly medias: readonly Media[]
  readonly locale: { readonly pinCode: string; readonly language: Locale }
  readonly postContext: { readonly cropId: string }
  readonly isDeleted: false
  readonly isSolved: false
}

/** A post of the community, as far as it is shown. */
export interface Post extends Pick<PostPayload, 'id' | 'userId' | 'title' | 'description' | 'tags' | 'medias'> {
  readonly locale: Pick<PostPayload['locale'], 'language'>
  readonly isSolved: boolean
  readonly author: Author
  /** ISO instant. */
  readonly createdOn: string
  readonly upVotes: readonly string[]
  readonly viewedUsers: number
  readonly replyCount: number
  readonly poll: Engagement | null
  readonly quiz: Engagement | null
}

/** A post on the wire, with what the server adds to what was sent. */
export interface PostOnWire
  extends Omit<PostPayload, 'isDeleted' | 'isSolved' | 'locale' | 'postContext'>, Omit<Post, keyof PostPayload> {
  readonly htmlFormattedTitle: string
  readonly isHTMLFormatted: boolean
  readonly locale: PostPayload['locale'] & {
    readonly location: { readonly type: 'Point'; readonly coordinates: readonly [latitude: number, longitude: number] }
  }
  readonly postContext: PostPayload['postContext'] & { readonly diseasesCause: string }
  readonly isDeleted: boolean
  readonly isSolved: boolean
  readonly cropDoctorId: string | null
}

/** Who wrote something. */
export interface Author {
  readonly userId: string
  readonly name: string
  readonly profilePic: string
}

/** An answer as it is sent [34.4]. */
export interface CommentPayload {
  /** Made by whoever sends it: a repeat with the same id is the same comment. */
  readonly commentId: string
  readonly postId: string
  readonly userId: string
  readonly comment: string
  readonly commentFormat: string
  readonly htmlFormattedComment: string
  readonly isHtmlFormatted: boolean
  readonly commentType: 'manual'
  readonly media: readonly { readonly mediaUrl: string }[]
  readonly mentions: { readonly users: readonly string[]; readonly diseases: readonly string[] }
}

/** A comment of a post, as far as it is shown. */
export interface Comment extends Pick<CommentPayload, 'commentId' | 'postId' | 'userId' | 'comment'> {
  readonly author: Author
  /** ISO instant. */
  readonly createdOn: string
  readonly upVotes: readonly string[]
  readonly isAccepted: boolean
}

/** A comment on the wire. */
export interface CommentOnWire extends CommentPayload, Omit<Comment, keyof CommentPayload> {
  readonly isDeleted: boolean
}

/** Asks for a page of posts [34.1]. */
export interface PostsRequest {
  readonly query: {
    readonly pagesize: number
    readonly pagenum: number
    /** Separated by commas. */
    readonly cropIds?: string | undefined
    readonly userId?: string | undefined
    readonly mostViewedPosts?: boolean | undefined
    readonly unsolved?: boolean | undefined
    readonly longitude?: number | undefined
    readonly latitude?: number | undefined
    readonly language?: Locale | undefined
    readonly isUserPostsRequired?: boolean | undefined
    readonly filterApplied?: boolean | undefined
  }
}

/** A post of the house [34.7]. */
export interface BlogArticle {
  readonly slug: string
  readonly title: string
  /** A picture, or a film with the picture that stands for it until it is played. */
  readonly headerMedia:
    | { readonly type: 'youtube'; readonly videoId: string; readonly src: string }
    | { readonly type: 'image'; readonly src: string }
  /** ISO instant. */
  readonly publishedAt: string
  readonly authorDetails: { readonly name: string }
  readonly categoryPath: readonly { readonly name: string }[]
}

/** An article with its text. */
export interface BlogArticleDetail extends BlogArticle {
  /** HTML that the server has sanitised. */
  readonly contentHtml: string
  /** Words that find the goods which it speaks of; left out where it names none. */
  readonly goods?: string | undefined
}

/** The articles that were found; older answers are the bare list [11.8]. */
export type BlogSearchResponse = readonly BlogArticle[] | { readonly results: readonly BlogArticle[] }

/** What a shopper is to the community [34.8]. */
export interface CommunityTotals {
  readonly postCount: number
  readonly followers: number
  readonly followingUsers: number
  readonly badges: readonly { readonly id: string; readonly name: string; readonly imageUrl: string }[]
}
