export { contentPageHandles } from './content-pages.ts'
export type { ContentPageHandle } from './content-pages.ts'
