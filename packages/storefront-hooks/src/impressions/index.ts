export { usePostViews } from './use-post-views.ts'
export type { WatchPost } from './watch-views.ts'
