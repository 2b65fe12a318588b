import { mutationOutcome } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import type { HttpClient } from '../http/index.ts'
import { toArticle, toArticles, toAuthors, toMayAsk, toMediaUrl, toPosted } from './community-codec.ts'
import type { CommunityPort } from './community-port.ts'
import { createHttpPostsPort } from './create-http-posts-port.ts'

/** A picture may take this long on a weak network, in ms. */
const uploadTimeoutMs = 120_000

/** Reads and writes the community through the API. */
export function createHttpCommunityPort(client: HttpClient): CommunityPort {
  return {
    ...createHttpPostsPort(client),
    searchArticles: ({ term, locale, pageNum, pageSize }, options) =>
      client.call(
        'community.blogSearch',
        { query: { articleName: term, language: locale, pageNum, pageSize } },
        toArticles,
        options,
      ),
    article: ({ slug, locale }, options) =>
      client.call('community.article', { path: { slug }, query: { language: locale } }, toArticle, options),
    followers: (query, options) => client.call('community.followers', { query }, toAuthors, options),
    following: (query, options) => client.call('community.following', { query }, toAuthors, options),
    async follow(body, options) {
      const answer = await client.call('community.follow', { body }, mutationOutcome, options)
      if (!answer.ok) return answer
      return answer.value === 'success' ? ok(null) : err('network/server')
    },
    uploadMedia: ({ file, isBrandUser }, options) =>
      client.call('community.uploadMedia', { query: { isBrandUser }, body: { formFile: file } }, toMediaUrl, {
        ...options,
        timeoutMs: uploadTimeoutMs,
      }),
    engagementAccess: (query, options) => client.call('community.engagementAccess', { query }, toMayAsk, options),
    async createQuizPoll(body, options) {
      const answer = await client.call('community.createQuizPoll', { body }, toPosted, options)
      if (!answer.ok) return answer
      return answer.value.result === 'Success' ? ok(answer.value.postId) : err('network/server')
    },
  }
}
