import {
  badgesOf,
  isEngagementOpen,
  mayAccept,
  mayChange,
  postPageSize,
  postTags,
  readPostTags,
  validateComment,
  validatePost,
  withAnswer,
} from '@krishi/storefront-core/community'
import type { Comment, Engagement, PortErrorCode, Post } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import type { PostsPort } from './posts-port.ts'

type Outcome<Value> = Result<Value, PortErrorCode>

/** Posts and answers of a shop in memory, as `identity` sees them. Nearby is everywhere. */
export function createMemoryPostsPort(
  backend: MemoryBackend,
  identity: MemoryIdentity,
  { socialFeed }: Pick<Settings, 'socialFeed'>,
  followersOf: (userId: string) => { readonly followers: number; readonly followingUsers: number },
): PostsPort {
  const { posts: shippedPosts, comments: shippedComments } = backend.shop().community
  let posts: readonly Post[] = shippedPosts
  let comments: readonly Comment[] = shippedComments
  const viewedPosts = new Set<string>()

  const present = () => {
    const { isGuestUser, userId = '', firstName = '', lastName = '' } = identity.user()
    return isGuestUser === false ? { userId, name: `${firstName} ${lastName}`.trim(), profilePic: '' } : null
  }
  const now = () => backend.clock.now()

  /** For whoever is signed in, with one of the rows; the refusal for anybody else, or where there is none. */
  function withRow<Row, Value>(
    row: Row | undefined,
    work: (row: Row, userId: string) => Outcome<Value>,
  ): Outcome<Value> {
    const author = present()
    if (author === null) return err('auth/forbidden')
    return row === undefined ? err('request/not-found') : work(row, author.userId)
  }
  const postOf = (postId: string) => posts.find(({ id }) => id === postId)
  const commentOf = (commentId: string) => comments.find((each) => each.commentId === commentId)
  const changePost = (id: string, change: Partial<Post>) =>
    void (posts = posts.map((post) => (post.id === id ? { ...post, ...change } : post)))
  const countReplies = (postId: string) =>
    changePost(postId, { replyCount: comments.filter((each) => each.postId === postId).length })
  const voted = (upVotes: readonly string[], userId: string, isLike: boolean) => [
    ...upVotes.filter((each) => each !== userId),
    ...(isLike ? [userId] : []),
  ]

  return {
    posts: ({ filter, userId, pageNum }, options) =>
      backend.answer('community.posts', options, () => {
        const { kind, crop, language } = filter
        const author = kind === 'own' ? (present()?.userId ?? '') : userId
        const found = posts.filter(
          (post) =>
            (author === undefined || post.userId === author) &&
            !(kind === 'unsolved' && post.isSolved) &&
            (crop === null || crop === readPostTags(post.tags).crop) &&
            (language === null || post.locale.language === language),
        )
        const ordered = kind === 'most-viewed' ? found.toSorted((a, b) => b.viewedUsers - a.viewedUsers) : found
        return ok(ordered.slice((pageNum - 1) * postPageSize, pageNum * postPageSize))
      }),
    post: ({ postId }, options) =>
      backend.answer('community.post', options, () => {
        const post = postOf(postId)
        return post ? ok(post) : err('request/not-found')
      }),
    createPost: ({ id, title, description, pincode, crop, language, media }, options) =>
      backend.answer('community.createPost', options, () => {
        const author = present()
        if (author === null) return err('auth/forbidden')
        if (postOf(id)) return ok(null)
        const { maxImages } = socialFeed.createPostConfig
        const pictureCount = media.filter(({ mediaType }) => mediaType === 'image').length
        const text = { title, description, pincode }
        if (validatePost(text, { pictureCount, maxImages }).length > 0) return err('request/invalid')
        const tags = postTags({ crop, pincode, language })
        const words = { id, title, description, tags, medias: media, locale: { language } }
        const counts = { upVotes: [], viewedUsers: 0, replyCount: 0, poll: null, quiz: null }
        const createdOn = new Date(now()).toISOString()
        posts = [{ ...words, ...counts, userId: author.userId, author, createdOn, isSolved: false }, ...posts]
        return ok(null)
      }),
    updatePost: ({ postId, title }, options) =>
      backend.answer('community.updatePost', options, () =>
        withRow(postOf(postId), (post, userId) => {
          if (!mayChange(userId, post)) return err('auth/forbidden')
          changePost(postId, { title })
          return ok(null)
        }),
      ),
    deletePost: ({ postId }, options) =>
      backend.answer('community.deletePost', options, () =>
        withRow(postOf(postId), (post, userId) => {
          if (!mayChange(userId, post)) return err('auth/forbidden')
          posts = posts.filter(({ id }) => id !== postId)
          comments = comments.filter((each) => each.postId !== postId)
          return ok(null)
        }),
      ),
    votePost: ({ postId, isLike }, options) =>
      backend.answer('community.votePost', options, () =>
        withRow(postOf(postId), (post, userId) => {
          const upVotes = voted(post.upVotes, userId, isLike)
          changePost(postId, { upVotes })
          return ok(upVotes)
        }),
      ),
    reportPost: ({ postId, reason }, options) =>
      backend.answer('community.reportPost', options, () =>
        withRow(postOf(postId), (post, userId) => {
          if (!socialFeed.report.reasons.includes(reason)) return err('request/invalid')
          return mayChange(userId, post) ? err('auth/forbidden') : ok(null)
        }),
      ),
    viewPosts: ({ postIds }, options) =>
      backend.answer('community.viewPosts', options, () => {
        for (const id of postIds) {
          const post = viewedPosts.has(id) ? undefined : postOf(id)
          viewedPosts.add(id)
          if (post) changePost(id, { viewedUsers: post.viewedUsers + 1 })
        }
        return ok(null)
      }),
    comments: ({ postId, pageNum, pageSize }, options) =>
      backend.answer('community.comments', options, () => {
        const found = comments.filter((each) => each.postId === postId)
        const ordered = found.toSorted((a, b) => Number(b.isAccepted) - Number(a.isAccepted))
        return ok(ordered.slice((pageNum - 1) * pageSize, pageNum * pageSize))
      }),
    createComment: ({ commentId, postId, text }, options) =>
      backend.answer('community.createComment', options, () => {
        const author = present()
        if (author === null) return err('auth/forbidden')
        const known = commentOf(commentId)
        if (known) return ok(known)
        if (validateComment(text) !== null) return err('request/invalid')
        if (!postOf(postId)) return err('request/not-found')
        const createdOn = new Date(now()).toISOString()
        const facts = { userId: author.userId, author, createdOn, upVotes: [], isAccepted: false }
        const comment = { commentId, postId, comment: text, ...facts }
        comments = [...comments, comment]
        countReplies(postId)
        return ok(comment)
      }),
    deleteComment: ({ commentId }, options) =>
      backend.answer('community.deleteComment', options, () =>
        withRow(commentOf(commentId), (comment, userId) => {
          if (!mayChange(userId, comment)) return err('auth/forbidden')
          comments = comments.filter((each) => each.commentId !== commentId)
          countReplies(comment.postId)
          if (comment.isAccepted) changePost(comment.postId, { isSolved: false })
          return ok(null)
        }),
      ),
    voteComment: ({ commentId, isLike }, options) =>
      backend.answer('community.voteComment', options, () =>
        withRow(commentOf(commentId), (comment, userId) => {
          const upVotes = voted(comment.upVotes, userId, isLike)
          comments = comments.map((each) => (each.commentId === commentId ? { ...each, upVotes } : each))
          return ok(upVotes)
        }),
      ),
    acceptComment: ({ commentId, isAccepted }, options) =>
      backend.answer('community.acceptComment', options, () =>
        withRow(commentOf(commentId), (comment, userId) => {
          const post = postOf(comment.postId)
          if (!post || !mayAccept(userId, post, comment)) return err('auth/forbidden')
          comments = comments.map((each) =>
            each.postId === post.id ? { ...each, isAccepted: isAccepted && each.commentId === commentId } : each,
          )
          changePost(post.id, { isSolved: isAccepted })
          return ok(null)
        }),
      ),
    answerQuizPoll: ({ postId, type, selectedOptionId }, options) =>
      backend.answer('community.answerQuizPoll', options, () =>
        withRow<Engagement, Engagement>(postOf(postId)?.[type] ?? undefined, (engagement) => {
          if (!isEngagementOpen(engagement, now())) return err('request/conflict')
          const answered = withAnswer(engagement, selectedOptionId)
          changePost(postId, { [type]: answered })
          return ok(answered)
        }),
      ),
    totals: ({ userId }, options) =>
      backend.answer('community.totals', options, () => {
        const own = posts.filter((post) => post.userId === userId)
        const answers = comments.filter((each) => each.userId === userId)
        const counts = followersOf(userId)
        const acceptedCount = answers.filter(({ isAccepted }) => isAccepted).length
        const record = { postCount: own.length, answerCount: answers.length, acceptedCount, ...counts }
        const badges = badgesOf(record).map((id) => ({ id, name: id, imageUrl: '' }))
        return ok({ postCount: own.length, ...counts, badges })
      }),
  }
}
