import type { HttpClient } from '../http/index.ts'
import { toArticle, toArticles } from './community-codec.ts'
import type { CommunityPort } from './community-port.ts'

/** Reads the community through the API. */
export function createHttpCommunityPort(client: HttpClient): CommunityPort {
  return {
    searchArticles: ({ term, locale, pageNum, pageSize }, options) =>
      client.call(
        'community.blogSearch',
        { query: { articleName: term, language: locale, pageNum, pageSize } },
        toArticles,
        options,
      ),
    article: ({ slug, locale }, options) =>
      client.call('community.article', { path: { slug }, query: { language: locale } }, toArticle, options),
  }
}
