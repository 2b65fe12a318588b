import type { BlogArticle } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import type { CommunityPort } from '@krishi/storefront-hooks/community'
import { Article, Articles, NewestArticles, type NewsFragment } from '../generated/operations.ts'
import { languageOf } from './language.ts'
import { paragraph } from './read-facts.ts'
import type { ShopifyCall } from './shopify-client.ts'

/** Articles of the shop's blogs: by words as Shopify suggests them while somebody types, at most ten. */
export function createShopifyArticles(call: ShopifyCall): Pick<CommunityPort, 'searchArticles' | 'article'> {
  return {
    async searchArticles({ term, locale, pageNum, pageSize }, options) {
      const language = languageOf(locale)
      const found = await (term === ''
        ? call(NewestArticles, { language }, ({ articles }) => articles.nodes.map(toArticle), options)
        : call(
            Articles,
            { term, language },
            ({ predictiveSearch }) => (predictiveSearch?.articles ?? []).map(toArticle),
            options,
          ))
      return found.ok ? ok(found.value.slice((pageNum - 1) * pageSize, pageNum * pageSize)) : found
    },
    article({ slug, locale }, options) {
      const [blog = '', handle = ''] = slug.split('.')
      return call(
        Article,
        { blog, handle, language: languageOf(locale) },
        (data) => {
          const article = data.blog?.articleByHandle
          return article ? { ...toArticle(article), contentHtml: paragraph(article.content, locale)?.text ?? '' } : null
        },
        options,
      )
    },
  }
}

/** An article; its slug has the blog before the point, for handles are unique in one blog only. */
function toArticle({ blog, handle, title, publishedAt, image, authorV2 }: NewsFragment): BlogArticle {
  return {
    slug: `${blog.handle}.${handle}`,
    title,
    headerMedia: { type: 'image', src: image?.url ?? '' },
    publishedAt,
    authorDetails: { name: authorV2?.name ?? '' },
    categoryPath: [{ name: blog.title }],
  }
}
