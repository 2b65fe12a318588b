import type { HttpClient } from '../http/index.ts'
import { toArticle, toArticles, toAuthors, toMayAsk, toMediaUrl, toPosted } from './community-codec.ts'
import type { CommunityPort } from './community-port.ts'
import { createHttpPostsPort } from './create-http-posts-port.ts'
import { change, changeAndRead } from '../http/told-success.ts'

/** Reads and writes the community through the API. */
export function createHttpCommunityPort(client: HttpClient): CommunityPort {
  return {
    ...createHttpPostsPort(client),
    searchArticles: ({ term, locale, ...page }, options) =>
      client.call(
        'community.blogSearch',
        { query: { ...page, articleName: term, language: locale } },
        toArticles,
        options,
      ),
    article: ({ slug, locale }, options) =>
      client.call('community.article', { path: { slug }, query: { language: locale } }, toArticle, options),
    followers: (query, options) => client.call('community.followers', { query }, toAuthors, options),
    following: (query, options) => client.call('community.following', { query }, toAuthors, options),
    follow: (body, options) => change(client, 'community.follow', { body }, options),
    uploadMedia: ({ file, ...query }, options) =>
      client.call('community.uploadMedia', { query, body: { formFile: file } }, toMediaUrl, options),
    engagementAccess: (query, options) => client.call('community.engagementAccess', { query }, toMayAsk, options),
    createQuizPoll: (body, options) => changeAndRead(client, 'community.createQuizPoll', { body }, toPosted, options),
  }
}
