export type { ArticleQuery, CommunityPort } from './community-port.ts'
export { articleOptions, useArticle } from './use-article.ts'
export { createHttpCommunityPort } from './create-http-community-port.ts'
