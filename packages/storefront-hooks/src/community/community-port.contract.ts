import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { FindableSample } from '../testing/shop-sample.ts'
import type { ArticleQuery, CommunityPort } from './community-port.ts'

/** What a community suite runs on. */
export interface CommunitySubject {
  readonly port: CommunityPort
  readonly findable: FindableSample
}

/** The suite that every adapter of `CommunityPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeCommunityPort(make: () => CommunitySubject | Promise<CommunitySubject>): void {
  describe('[06.6] community port', () => {
    let port: CommunityPort
    let query: ArticleQuery
    let findable: FindableSample

    beforeEach(async () => {
      const subject = await make()
      port = subject.port
      findable = subject.findable
      query = { term: findable.articleTerm, locale: 'en', pageNum: 1, pageSize: 5 }
    })

    it('[11.4] finds at most as many articles as are asked for', async () => {
      const found = await valueOf(port.searchArticles(query))
      expect(found.length).toBeGreaterThan(0)
      expect(await valueOf(port.searchArticles({ ...query, pageSize: 1 }))).toHaveLength(1)
      expect(found[0]?.slug).not.toBe('')
    })

    it('[11.8] finds nothing with words that are nowhere, and after the end', async () => {
      expect(await valueOf(port.searchArticles({ ...query, term: 'qzxqzxqzx' }))).toEqual([])
      expect(await valueOf(port.searchArticles({ ...query, pageNum: 500 }))).toEqual([])
    })

    it('gives an article with its text, and says that one is not there', async () => {
      const [found] = await valueOf(port.searchArticles(query))
      const article = await valueOf(port.article({ slug: found?.slug ?? '', locale: 'en' }))
      expect(article.title).toBe(found?.title)
      expect(article.contentHtml).toMatch(/^<\w+>/)
      const missing = await port.article({ slug: 'no-such-article', locale: 'en' })
      expect(missing).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
    })

    it('[34.7] tells the words that find the goods of an article, as far as the shop has them', async () => {
      const [found] = await valueOf(port.searchArticles(query))
      const { goods } = await valueOf(port.article({ slug: found?.slug ?? '', locale: 'en' }))
      expect(goods).toBe(findable.articleGoods)
    })

    it('takes a search back', async () => {
      const answer = await port.searchArticles(query, { signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ ok: false, error: { code: 'network/aborted' } })
    })
  })
}
