import type { HttpClient } from '../http/index.ts'
import { toAnswered, toCommented, toComments, toPost, toPosts, toTotals, toVoted } from './posts-codec.ts'
import type { PostsPort } from './posts-port.ts'
import { toCommentPayload, toPostPayload, toPostsRequest } from './to-posts-requests.ts'
import { change, changeAndRead } from '../http/told-success.ts'

/** Reads and writes posts and their answers through the API. */
export function createHttpPostsPort(client: HttpClient): PostsPort {
  return {
    posts: (query, options) => client.call('community.posts', { query: toPostsRequest(query) }, toPosts, options),
    post: (path, options) => client.call('community.post', { path }, toPost, options),
    createPost: (draft, options) => change(client, 'community.createPost', { body: toPostPayload(draft) }, options),
    updatePost: ({ postId, title }, options) =>
      change(client, 'community.updatePost', { path: { postId }, body: { title } }, options),
    deletePost: (path, options) => change(client, 'community.deletePost', { path }, options),
    votePost: ({ postId, isLike }, options) =>
      changeAndRead(client, 'community.votePost', { path: { postId }, body: { isLike } }, toVoted, options),
    reportPost: ({ postId, reason }, options) =>
      change(client, 'community.reportPost', { path: { postId }, body: { reason } }, options),
    viewPosts: (body, options) => change(client, 'community.viewPosts', { body }, options),
    comments: ({ postId, ...query }, options) =>
      client.call('community.comments', { path: { postId }, query }, toComments, options),
    createComment: (draft, options) =>
      changeAndRead(client, 'community.createComment', { body: toCommentPayload(draft) }, toCommented, options),
    deleteComment: (path, options) => change(client, 'community.deleteComment', { path }, options),
    voteComment: ({ commentId, isLike }, options) =>
      changeAndRead(
        client,
        'community.voteComment',
        { path: { commentId }, body: { upvotes: 1, isLike } },
        toVoted,
        options,
      ),
    acceptComment: ({ commentId, ...body }, options) =>
      change(client, 'community.acceptComment', { path: { commentId }, body }, options),
    answerQuizPoll: (body, options) => changeAndRead(client, 'community.answerQuizPoll', { body }, toAnswered, options),
    totals: (query, options) => client.call('community.totals', { query }, toTotals, options),
  }
}
