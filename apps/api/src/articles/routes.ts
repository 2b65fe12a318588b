import type { BlogArticle } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { inLanguage } from '../catalog/shop-window-schemas.ts'
import { localize } from '../catalog/localize.ts'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { nameUuid } from '../seeding/index.ts'
import type { ApiContext } from '../api-context.ts'
import { authorName } from './author-name.ts'
import { pictureHandle } from './find-article-picture.ts'
import * as schemas from './schemas.ts'

const { articles } = schema

/** Articles by words [11.8]; without words all, the newest first [34.7]. Here they are `results`; adapters also take the bare list that older servers answer. */
export function blogSearchRoute({ database, search }: ApiContext): OperationRoute<'community.blogSearch'> {
  async function find(articleName: string, page: Part) {
    const { ids: found, isNear } = await search.find({
      kind: 'article',
      text: articleName,
      limit: page.pageSize,
      after: null,
      skip: skipped(page),
    })
    // The response cannot mark an approximate match, so such articles are left out.
    const ids = isNear ? [] : [...found]
    const rows = ids.length === 0 ? [] : await database.select().from(articles).where(inArray(articles.id, ids))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  const listAll = (page: Part) =>
    database
      .select()
      .from(articles)
      .orderBy(desc(articles.publishedAt), asc(articles.slug))
      .limit(page.pageSize)
      .offset(skipped(page))

  return {
    name: 'community.blogSearch',
    summary:
      'The articles that some words find, in any language, script or spelling, the best first; without words all, the newest first.',
    limit: 'read',
    request: { query: schemas.blogSearchRequest },
    response: schemas.blogSearchResponse,
    refusals: [],
    async handle({ query: { articleName, language, ...page } }) {
      const found = await (articleName.trim() === '' ? listAll(page) : find(articleName, page))
      return ok({ results: found.map((article) => toArticle(article, language)) })
    },
  }
}

interface Part {
  readonly pageNum: number
  readonly pageSize: number
}

const skipped = ({ pageNum, pageSize }: Part) => (pageNum - 1) * pageSize

/** One article with its text, and the words that find its goods [34.7]. */
export function articleRoute({ database }: ApiContext): OperationRoute<'community.article'> {
  return {
    name: 'community.article',
    summary: 'One article with its text.',
    limit: 'read',
    request: { path: schemas.bySlug, query: inLanguage },
    response: schemas.articleDetail,
    refusals: ['request/not-found'],
    async handle({ path: { slug }, query: { language } }) {
      const [row] = await database
        .select()
        .from(articles)
        .where(eq(articles.id, nameUuid('article', slug)))
      if (!row) return err('request/not-found')
      const contentHtml = localize(row.body, language).text
      return ok({ ...toArticle(row, language), contentHtml, goods: row.goods ?? undefined })
    },
  }
}

function toArticle(article: typeof articles.$inferSelect, language: Locale): BlogArticle {
  const { videoId } = article
  const src = `/img/${pictureHandle(article.slug)}.webp`
  return {
    slug: article.slug,
    title: localize(article.title, language).text,
    headerMedia: videoId === null ? { type: 'image', src } : { type: 'youtube', videoId, src },
    publishedAt: article.publishedAt.toISOString(),
    authorDetails: { name: authorName(article.author, language) },
    categoryPath: [{ name: localize(article.category, language).text }],
  }
}
