export type { ContentPageQuery, ContentPort } from './content-port.ts'
export { contentPageOptions, useContentPage } from './content-queries.ts'
export { createHttpContentPort } from './create-http-content-port.ts'
