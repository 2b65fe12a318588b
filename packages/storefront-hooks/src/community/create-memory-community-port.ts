import type { Author, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { userTypeOf } from '@krishi/storefront-core/session'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { CommunityPort, QuizPollDraft } from './community-port.ts'
import { createMemoryPostsPort } from './create-memory-posts-port.ts'
import { countFollows, withFollow } from './memory-follows.ts'
import type { Follow } from './memory-follows.ts'

/** The community of a shop in memory, and what was put into it, where a test can read it. */
export interface MemoryCommunityPort extends CommunityPort {
  readonly uploads: readonly { readonly isBrandUser: boolean; readonly mediaUrl: string }[]
  readonly quizPolls: readonly QuizPollDraft[]
}

/** The community of a shop in memory, as `identity` sees it: an article is found when its title holds the term. */
export function createMemoryCommunityPort(
  backend: MemoryBackend,
  identity = createMemoryIdentity(),
  settings: Pick<Settings, 'socialFeed'> = defaultSettings,
): MemoryCommunityPort {
  const { socialFeed } = settings
  const uploads: { isBrandUser: boolean; mediaUrl: string }[] = []
  const quizPolls: QuizPollDraft[] = []
  let follows: readonly Follow[] = []

  const isBrand = () => userTypeOf(identity.user().userTypeId ?? '', socialFeed) === 'brand'
  const toAuthor = (userId: string): Author => ({ userId, name: '', profilePic: '' })

  /** The call's answer to whoever is signed in and `may` do it, or the refusal. */
  function asShopper<Value>(may: boolean, work: (userId: string) => Value): Result<Value, PortErrorCode> {
    const { isGuestUser, userId = '' } = identity.user()
    return may && isGuestUser === false ? ok(work(userId)) : err('auth/forbidden')
  }

  return {
    ...createMemoryPostsPort(backend, identity, settings, (userId) => countFollows(follows, userId)),
    uploads,
    quizPolls,
    ...readArticles(backend),
    followers: ({ userId }, options) =>
      backend.answer('community.followers', options, () =>
        ok(follows.filter((each) => each.followingUserId === userId).map((each) => toAuthor(each.userId))),
      ),
    following: ({ userId }, options) =>
      backend.answer('community.following', options, () =>
        ok(follows.filter((each) => each.userId === userId).map((each) => toAuthor(each.followingUserId))),
      ),
    follow: ({ followingUserId, isFollow }, options) =>
      backend.answer('community.follow', options, () =>
        asShopper(identity.user().userId !== followingUserId, (userId) => {
          follows = withFollow(follows, { userId, followingUserId }, isFollow)
          return null
        }),
      ),
    uploadMedia: ({ isBrandUser, id = String(uploads.length + 1) }, options) =>
      backend.answer('community.uploadMedia', options, () =>
        asShopper(!isBrandUser || isBrand(), () => {
          const mediaUrl = `/img/media-${id}.webp`
          if (!uploads.some((known) => known.mediaUrl === mediaUrl)) uploads.push({ isBrandUser, mediaUrl })
          return mediaUrl
        }),
      ),
    engagementAccess: (_input, options) => backend.answer('community.engagementAccess', options, () => ok(isBrand())),
    createQuizPoll: ({ userId: _userId, ...draft }, options) =>
      backend.answer('community.createQuizPoll', options, () =>
        asShopper(isBrand(), () => {
          quizPolls.push(draft)
          return `post-${quizPolls.length}`
        }),
      ),
  }
}

function readArticles(backend: MemoryBackend): Pick<CommunityPort, 'searchArticles' | 'article'> {
  return {
    searchArticles: ({ term, pageNum, pageSize }, options) =>
      backend.answer('community.searchArticles', options, () => {
        const words = term.toLowerCase()
        const matching = backend.shop().articles.filter(({ title }) => title.toLowerCase().includes(words))
        return ok(matching.slice((pageNum - 1) * pageSize, pageNum * pageSize))
      }),
    article: ({ slug }, options) =>
      backend.answer('community.article', options, () => {
        const known = backend.shop().articles.find((article) => article.slug === slug)
        return known ? ok(known) : err('request/not-found')
      }),
  }
}
