import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { CommunityPort } from './community-port.ts'

/** Reads the community of a shop in memory: an article is found when its title holds the term. */
export function createMemoryCommunityPort(backend: MemoryBackend): CommunityPort {
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
