/** Heads of the pages of the shop window: the server writes a first page's, so that they come with the way to the next page. */
export { articleHead } from '../article/article-head.ts'
export { brandHead } from '../brand/brand-head.ts'
export { collectionHead } from './collection-head.ts'
export { productHead } from './product-head.ts'
export { reviewsHead } from './reviews-head.ts'
export { similarHead } from './similar-head.ts'
