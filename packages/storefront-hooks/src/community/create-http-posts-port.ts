import { mutationOutcome } from '@krishi/storefront-core/contract'
import type { HttpClient } from '../http/index.ts'
import { toAnswered, toCommented, toComments, toPost, toPosts, toTotals, toVoted } from './posts-codec.ts'
import type { PostsPort } from './posts-port.ts'
import { succeeded, valueOfSuccess } from './told-success.ts'

/** Reads and writes posts and their answers through the API. */
export function createHttpPostsPort(client: HttpClient): PostsPort {
  return {
    posts: (query, options) => client.call('community.posts', { query }, toPosts, options),
    post: (path, options) => client.call('community.post', { path }, toPost, options),
    createPost: (body, options) => succeeded(client.call('community.createPost', { body }, mutationOutcome, options)),
    updatePost: ({ postId, title }, options) =>
      succeeded(
        client.call(
          'community.updatePost',
          { path: { postId }, body: { title, htmlFormattedTitle: '' } },
          mutationOutcome,
          options,
        ),
      ),
    deletePost: (path, options) => succeeded(client.call('community.deletePost', { path }, mutationOutcome, options)),
    votePost: ({ postId, isLike }, options) =>
      valueOfSuccess(
        client.call('community.votePost', { path: { postId }, body: { isLike } }, toVoted, options),
        ({ upVotes }) => upVotes,
      ),
    reportPost: ({ postId, reason }, options) =>
      succeeded(client.call('community.reportPost', { path: { postId }, body: { reason } }, mutationOutcome, options)),
    viewPosts: (body, options) => succeeded(client.call('community.viewPosts', { body }, mutationOutcome, options)),
    comments: ({ postId, ...query }, options) =>
      client.call('community.comments', { path: { postId }, query }, toComments, options),
    createComment: (body, options) =>
      valueOfSuccess(client.call('community.createComment', { body }, toCommented, options), ({ comment }) => comment),
    deleteComment: (path, options) =>
      succeeded(client.call('community.deleteComment', { path }, mutationOutcome, options)),
    voteComment: ({ commentId, ...body }, options) =>
      valueOfSuccess(
        client.call('community.voteComment', { path: { commentId }, body }, toVoted, options),
        ({ upVotes }) => upVotes,
      ),
    acceptComment: ({ commentId, ...body }, options) =>
      succeeded(client.call('community.acceptComment', { path: { commentId }, body }, mutationOutcome, options)),
    answerQuizPoll: (body, options) =>
      valueOfSuccess(
        client.call('community.answerQuizPoll', { body }, toAnswered, options),
        ({ engagement }) => engagement,
      ),
    totals: (query, options) => client.call('community.totals', { query }, toTotals, options),
  }
}
