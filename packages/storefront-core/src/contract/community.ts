import type {
  Author,
  BlogArticleDetail,
  BlogSearchResponse,
  CommentOnWire,
  CommentPayload,
  CommunityTotals,
  Engagement,
  PostOnWire,
  PostPayload,
  PostsRequest,
} from './community-payloads.ts'
import type { LanguageQuery, MutationResult, PageQuery } from './operation.ts'

interface Follows {
  request: { query: { readonly userId: string } }
  response: { readonly users: readonly Author[] }
}

/** Asks to upload a picture, or the next part of a film [34.2]. */
export interface UploadMediaRequest {
  readonly query: {
    readonly isBrandUser: boolean
    /** Names a picture, a UUID of the device's: a repeat under it is the same picture. */
    readonly id?: string | undefined
    /** The file is a part of the film whose first frame is the picture of this address, uploaded before. */
    readonly filmOf?: string | undefined
    /** Where the part begins, in bytes. Refused as `request/conflict` where the server has more or less, with `offset` among its fields. */
    readonly offset?: number | undefined
    /** How large the whole film is, in bytes. */
    readonly size?: number | undefined
  }
  /** The file as the platform holds it; sent as a multipart form. */
  readonly body: { readonly formFile: unknown }
}

/** What the calls of the community take and give. */
export interface CommunityPayloads {
  'community.posts': { request: PostsRequest; response: readonly PostOnWire[] }
  'community.post': { request: { path: { postId: string } }; response: PostOnWire }
  'community.createPost': { request: { body: PostPayload }; response: MutationResult & { readonly postId: string } }
  'community.updatePost': {
    request: { path: { postId: string }; body: { readonly title: string } }
    response: MutationResult
  }
  'community.deletePost': { request: { path: { postId: string } }; response: MutationResult }
  'community.votePost': {
    request: { path: { postId: string }; body: { readonly isLike: boolean } }
    response: MutationResult & { readonly upVotes: readonly string[] }
  }
  'community.uploadMedia': { request: UploadMediaRequest; response: { readonly mediaUrl: string } }
  'community.deleteMedia': { request: { query: { readonly imageUrl: string } }; response: MutationResult }
  'community.createQuizPoll': {
    request: {
      body: {
        readonly userId: string
        readonly type: 'poll' | 'quiz'
        readonly question: string
        readonly options: readonly string[]
        /** The place of the right answer; null for a poll. */
        readonly correctOption: number | null
      }
    }
    response: MutationResult & { readonly postId: string }
  }
  'community.answerQuizPoll': {
    request: {
      body: { readonly postId: string; readonly type: 'poll' | 'quiz'; readonly selectedOptionId: string }
    }
    response: MutationResult & { readonly engagement: Engagement }
  }
  'community.engagementAccess': {
    request: { query: { readonly userId: string } }
    response: { readonly canCreateQuizPoll: boolean }
  }
  'community.comments': {
    request: { path: { postId: string }; query: PageQuery }
    response: { readonly comments: readonly CommentOnWire[] }
  }
  'community.createComment': {
    request: { body: CommentPayload }
    response: MutationResult & { readonly comment: CommentOnWire }
  }
  'community.updateComment': {
    request: {
      path: { commentId: string }
      body: Pick<CommentPayload, 'comment' | 'htmlFormattedComment' | 'isHtmlFormatted' | 'mentions'>
    }
    response: MutationResult
  }
  'community.voteComment': {
    request: { path: { commentId: string }; body: { readonly upvotes: number; readonly isLike: boolean } }
    response: MutationResult & { readonly upVotes: readonly string[] }
  }
  /** Marks an answer as the solution, or as none any more: for whoever asked. */
  'community.acceptComment': {
    request: { path: { commentId: string }; body: { readonly isAccepted: boolean } }
    response: MutationResult
  }
  'community.deleteComment': { request: { path: { commentId: string } }; response: MutationResult }
  /** Posts that were in view long enough [34.6]. */
  'community.viewPosts': { request: { body: { readonly postIds: readonly string[] } }; response: MutationResult }
  'community.reportPost': {
    request: { path: { postId: string }; body: { readonly reason: string } }
    response: MutationResult
  }
  'community.followers': Follows
  'community.following': Follows
  'community.follow': {
    request: { body: { readonly userId: string; readonly followingUserId: string; readonly isFollow: boolean } }
    response: MutationResult
  }
  'community.totals': { request: { query: { readonly userId: string } }; response: CommunityTotals }
  'community.plants': {
    request: { query: LanguageQuery & { readonly userId: string } }
    response: {
      readonly plants: readonly { readonly cropId: string; readonly name: string; readonly imageUrl: string }[]
    }
  }
  'community.blogSearch': {
    /** Five in the box. No words ask for all articles, the newest first. */
    request: { query: PageQuery & LanguageQuery & { readonly articleName: string } }
    response: BlogSearchResponse
  }
  'community.article': { request: { path: { slug: string }; query: LanguageQuery }; response: BlogArticleDetail }
}
