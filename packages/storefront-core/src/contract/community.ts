import type {
  Author,
  BlogArticleDetail,
  BlogSearchResponse,
  CommentOnWire,
  CommentDraft,
  CommunityTotals,
  Engagement,
  PostOnWire,
  PostDraft,
  PostsQuery,
} from './community-payloads.ts'
import type { LanguageQuery, MutationResult, OperationTable, PageQuery } from './operation.ts'

/** How the community is read and written. */
export const communityOperations = {
  'community.posts': { path: '/posts', access: 'public', apiVersion: '3.0' },
  'community.post': { path: '/posts/:postId', access: 'public' },
  'community.createPost': { method: 'POST', path: '/posts' },
  'community.updatePost': { method: 'PUT', path: '/posts/:postId', apiVersion: '2.0' },
  'community.deletePost': { method: 'PUT', path: '/posts/:postId/delete' },
  'community.votePost': { method: 'PUT', path: '/posts/:postId/vote' },
  'community.uploadMedia': {
    method: 'POST',
    path: '/media',
    apiVersion: '2.0',
    isMultipart: true,
  },
  'community.createQuizPoll': { method: 'POST', path: '/quiz-polls' },
  'community.answerQuizPoll': { method: 'PUT', path: '/quiz-polls/answer' },
  'community.engagementAccess': { path: '/engagement-access' },
  'community.comments': { path: '/posts/:postId/comments', access: 'public' },
  'community.createComment': { method: 'POST', path: '/comments', apiVersion: '2.0' },
  'community.voteComment': { method: 'PUT', path: '/comments/:commentId/vote' },
  'community.acceptComment': { method: 'PUT', path: '/comments/:commentId/accept' },
  'community.deleteComment': { method: 'PUT', path: '/comments/:commentId/delete' },
  'community.viewPosts': { method: 'POST', path: '/post-views', isRepeatable: true, isReport: true },
  'community.reportPost': { method: 'POST', path: '/posts/:postId/reports' },
  'community.followers': {
    path: '/followers',
    access: 'public',
    apiVersion: '2.0',
  },
  'community.following': {
    path: '/following',
    access: 'public',
    apiVersion: '2.0',
  },
  'community.follow': { method: 'PUT', path: '/follows' },
  'community.totals': { path: '/community-totals', access: 'public' },
  'community.blogSearch': { path: '/articles', access: 'public' },
  'community.article': { path: '/articles/:slug', access: 'public' },
} as const satisfies OperationTable

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
  'community.posts': { request: { query: PostsQuery }; response: readonly PostOnWire[] }
  'community.post': { request: { path: { postId: string } }; response: PostOnWire }
  'community.createPost': { request: { body: PostDraft }; response: MutationResult & { readonly postId: string } }
  'community.updatePost': {
    request: { path: { postId: string }; body: { readonly title: string; readonly htmlFormattedTitle: string } }
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
    request: { body: CommentDraft }
    response: MutationResult & { readonly comment: CommentOnWire }
  }
  'community.updateComment': {
    request: {
      path: { commentId: string }
      body: Pick<CommentDraft, 'comment' | 'htmlFormattedComment' | 'isHtmlFormatted' | 'mentions'>
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
