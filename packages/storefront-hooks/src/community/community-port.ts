import type { BlogArticle, BlogArticleDetail, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Articles by words, a page at a time. */
export interface ArticleQuery {
  readonly term: string
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** What the community's screens need from a backend. Implementations must pass `describeCommunityPort`. */
export interface CommunityPort {
  /** The articles that a term finds, best first; a page with none ends the list. */
  searchArticles(query: ArticleQuery, options?: CallOptions): Promise<Result<readonly BlogArticle[], PortErrorCode>>
  /** One article with its text. */
  article(
    key: { readonly slug: string; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<Result<BlogArticleDetail, PortErrorCode>>
}
