import type { BlogArticle } from '@krishi/storefront-core/contract'

/** What a card or a list shows of an article. */
export type Article = Pick<
  BlogArticle,
  'slug' | 'title' | 'headerMedia' | 'publishedAt' | 'authorDetails' | 'categoryPath'
>
