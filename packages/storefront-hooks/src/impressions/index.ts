export { usePostViews } from './use-post-views.ts'
export type { WatchPost } from '../browser/watch-views.ts'
