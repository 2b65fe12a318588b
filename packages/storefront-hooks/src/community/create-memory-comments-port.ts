import { mayAccept, mayChange, validateComment } from '@krishi/storefront-core/community'
import { err, ok } from '@krishi/storefront-core/result'
import {
  acceptComment,
  addComment,
  answersOf,
  changeComment,
  commentOf,
  postOf,
  removeComment,
  withVote,
} from './memory-post-rows.ts'
import { createdNow, keep } from './memory-posts.ts'
import type { MemoryPosts } from './memory-posts.ts'
import type { PostsPort } from './posts-port.ts'

/** The part of the port of posts that is about their answers. */
export type CommentsPort = Pick<
  PostsPort,
  'comments' | 'createComment' | 'deleteComment' | 'voteComment' | 'acceptComment'
>

/** The answers of a shop in memory. */
export function createMemoryCommentsPort(memory: MemoryPosts): CommentsPort {
  const { backend, withRow } = memory
  return {
    comments: ({ postId, pageNum, pageSize }, options) =>
      backend.answer('community.comments', options, () =>
        ok(answersOf(memory.rows.comments, postId).slice((pageNum - 1) * pageSize, pageNum * pageSize)),
      ),
    createComment: ({ commentId, postId, text }, options) =>
      backend.answer('community.createComment', options, () => {
        const author = memory.author()
        if (author === null) return err('auth/forbidden')
        const known = commentOf(memory.rows, commentId)
        if (known) return ok(known)
        if (validateComment(text) !== null) return err('request/invalid')
        if (!postOf(memory.rows, postId)) return err('request/not-found')
        const facts = { userId: author.userId, author, createdOn: createdNow(memory), upVotes: [], isAccepted: false }
        const comment = { commentId, postId, comment: text, ...facts }
        memory.rows = addComment(memory.rows, comment)
        return ok(comment)
      }),
    deleteComment: ({ commentId }, options) =>
      backend.answer('community.deleteComment', options, () =>
        withRow(commentOf(memory.rows, commentId), (comment, userId) =>
          mayChange(userId, comment) ? keep(memory, removeComment(memory.rows, comment)) : err('auth/forbidden'),
        ),
      ),
    voteComment: ({ commentId, isLike }, options) =>
      backend.answer('community.voteComment', options, () =>
        withRow(commentOf(memory.rows, commentId), (comment, userId) => {
          const upVotes = withVote(comment.upVotes, userId, isLike)
          memory.rows = changeComment(memory.rows, commentId, { upVotes })
          return ok(upVotes)
        }),
      ),
    acceptComment: ({ commentId, isAccepted }, options) =>
      backend.answer('community.acceptComment', options, () =>
        withRow(commentOf(memory.rows, commentId), (comment, userId) => {
          const post = postOf(memory.rows, comment.postId)
          if (!post || !mayAccept(userId, post, comment)) return err('auth/forbidden')
          return keep(memory, acceptComment(memory.rows, comment, isAccepted))
        }),
      ),
  }
}
