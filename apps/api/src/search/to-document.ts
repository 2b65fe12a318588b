import type { schema } from '../database/index.ts'
import type { SearchDocument } from './search-port.ts'

type ProductFacts = Pick<
  typeof schema.products.$inferInsert,
  'id' | 'position' | 'name' | 'brandName' | 'technicalContent' | 'subCategoryName' | 'productType' | 'description'
>

type ArticleFacts = Pick<
  typeof schema.articles.$inferInsert,
  'id' | 'publishedAt' | 'title' | 'excerpt' | 'category' | 'author'
>

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ')
}

/** What search knows of a product. */
export function productDocument(product: ProductFacts): SearchDocument {
  return {
    id: product.id,
    position: product.position,
    names: Object.values(product.name),
    facts: [product.technicalContent, ...Object.values(product.brandName)],
    shelves: [product.productType, ...Object.values(product.subCategoryName)],
    mentions: withoutTags(product.description?.en ?? ''),
  }
}

/** Days since 1970: enough to put newer articles first, and small enough for a whole number column. */
function dayOf(instant: Date): number {
  return Math.floor(instant.getTime() / 86_400_000)
}

/** What search knows of an article. */
export function articleDocument(article: ArticleFacts): SearchDocument {
  return {
    id: article.id,
    position: -dayOf(article.publishedAt),
    names: Object.values(article.title),
    facts: Object.values(article.category),
    shelves: [article.author, ...Object.values(article.excerpt)],
    mentions: article.excerpt.en,
  }
}
