import { isEngagementOpen, mayChange, postTags, validatePost, withAnswer } from '@krishi/storefront-core/community'
import type { CommunityTotals, Engagement } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import { createMemoryCommentsPort } from './create-memory-comments-port.ts'
import { changePost, findPosts, postOf, removePost, totalsOf, withVote } from './memory-post-rows.ts'
import { createdNow, createMemoryPosts, keep } from './memory-posts.ts'
import type { MemoryPosts } from './memory-posts.ts'
import type { PostsPort } from './posts-port.ts'

/** Posts and answers of a shop in memory, as `identity` sees them. Nearby is everywhere. */
export function createMemoryPostsPort(
  backend: MemoryBackend,
  identity: MemoryIdentity,
  { socialFeed }: Pick<Settings, 'socialFeed'>,
  followersOf: (userId: string) => Pick<CommunityTotals, 'followers' | 'followingUsers'>,
): PostsPort {
  const memory = createMemoryPosts(backend, identity, socialFeed)
  return {
    ...readPosts(memory),
    ...writePosts(memory),
    ...respondToPosts(memory),
    ...createMemoryCommentsPort(memory),
    totals: ({ userId }, options) =>
      backend.answer('community.totals', options, () => ok(totalsOf(memory.rows, userId, followersOf(userId)))),
  }
}

function readPosts(memory: MemoryPosts): Pick<PostsPort, 'posts' | 'post' | 'viewPosts'> {
  const { backend } = memory
  const viewed = new Set<string>()
  return {
    posts: ({ filter, userId, pageNum }, options) =>
      backend.answer('community.posts', options, () => {
        const whose = filter.kind === 'own' ? (memory.author()?.userId ?? '') : userId
        return ok(findPosts(memory.rows.posts, filter, whose, pageNum))
      }),
    post: ({ postId }, options) =>
      backend.answer('community.post', options, () => {
        const post = postOf(memory.rows, postId)
        return post ? ok(post) : err('request/not-found')
      }),
    viewPosts: ({ postIds }, options) =>
      backend.answer('community.viewPosts', options, () => {
        for (const id of postIds) {
          const post = viewed.has(id) ? undefined : postOf(memory.rows, id)
          viewed.add(id)
          if (post) memory.rows = changePost(memory.rows, id, { viewedUsers: post.viewedUsers + 1 })
        }
        return ok(null)
      }),
  }
}

function writePosts(memory: MemoryPosts): Pick<PostsPort, 'createPost' | 'updatePost' | 'deletePost'> {
  const { backend, socialFeed, withRow } = memory
  return {
    createPost: ({ id, title, description, pincode, crop, language, media }, options) =>
      backend.answer('community.createPost', options, () => {
        const author = memory.author()
        if (author === null) return err('auth/forbidden')
        if (postOf(memory.rows, id)) return ok(null)
        const { maxImages } = socialFeed.createPostConfig
        const pictureCount = media.filter(({ mediaType }) => mediaType === 'image').length
        const text = { title, description, pincode }
        if (validatePost(text, { pictureCount, maxImages }).length > 0) return err('request/invalid')
        const tags = postTags({ crop, pincode, language })
        const words = { id, title, description, tags, medias: media, locale: { language } }
        const counts = { upVotes: [], viewedUsers: 0, replyCount: 0, poll: null, quiz: null, isSolved: false }
        const post = { ...words, ...counts, userId: author.userId, author, createdOn: createdNow(memory) }
        return keep(memory, { ...memory.rows, posts: [post, ...memory.rows.posts] })
      }),
    updatePost: ({ postId, title }, options) =>
      backend.answer('community.updatePost', options, () =>
        withRow(postOf(memory.rows, postId), (post, userId) =>
          mayChange(userId, post) ? keep(memory, changePost(memory.rows, postId, { title })) : err('auth/forbidden'),
        ),
      ),
    deletePost: ({ postId }, options) =>
      backend.answer('community.deletePost', options, () =>
        withRow(postOf(memory.rows, postId), (post, userId) =>
          mayChange(userId, post) ? keep(memory, removePost(memory.rows, postId)) : err('auth/forbidden'),
        ),
      ),
  }
}

function respondToPosts(memory: MemoryPosts): Pick<PostsPort, 'votePost' | 'reportPost' | 'answerQuizPoll'> {
  const { backend, socialFeed, withRow } = memory
  return {
    votePost: ({ postId, isLike }, options) =>
      backend.answer('community.votePost', options, () =>
        withRow(postOf(memory.rows, postId), (post, userId) => {
          const upVotes = withVote(post.upVotes, userId, isLike)
          memory.rows = changePost(memory.rows, postId, { upVotes })
          return ok(upVotes)
        }),
      ),
    reportPost: ({ postId, reason }, options) =>
      backend.answer('community.reportPost', options, () =>
        withRow(postOf(memory.rows, postId), (post, userId) => {
          if (!socialFeed.report.reasons.includes(reason)) return err('request/invalid')
          return mayChange(userId, post) ? err('auth/forbidden') : ok(null)
        }),
      ),
    answerQuizPoll: ({ postId, type, selectedOptionId }, options) =>
      backend.answer('community.answerQuizPoll', options, () =>
        withRow<Engagement, Engagement>(postOf(memory.rows, postId)?.[type] ?? undefined, (engagement) => {
          if (!isEngagementOpen(engagement, backend.clock.now())) return err('request/conflict')
          const answered = withAnswer(engagement, selectedOptionId)
          memory.rows = changePost(memory.rows, postId, { [type]: answered })
          return ok(answered)
        }),
      ),
  }
}
