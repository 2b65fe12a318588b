import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { page } from '../search/schemas.ts'

/** Without words all articles are asked for. */
export const blogSearchRequest = z.object({ ...page, articleName: z.string().max(100) })

const article = z
  .object({
    slug: z.string(),
    title: z.string(),
    headerMedia: z.discriminatedUnion('type', [
      z.object({ type: z.literal('youtube'), videoId: z.string(), src: z.string() }),
      z.object({ type: z.literal('image'), src: z.string() }),
    ]),
    publishedAt: z.string(),
    authorDetails: z.object({ name: z.string() }),
    categoryPath: z.array(z.object({ name: z.string() })),
  })
  .openapi('Article') satisfies z.ZodType<contract.BlogArticle>

export const blogSearchResponse = z.union([
  z.array(article),
  z.object({ results: z.array(article) }),
]) satisfies z.ZodType<contract.BlogSearchResponse>

export const bySlug = z.object({ slug: z.string().min(1).max(200) })

export const articleDetail = article
  .extend({ contentHtml: z.string(), goods: z.string().optional() })
  .openapi('ArticleDetail') satisfies z.ZodType<contract.BlogArticleDetail>
