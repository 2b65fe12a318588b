export { RecentlyViewed } from './recently-viewed.tsx'
export type { RecentlyViewedProps } from './recently-viewed.tsx'
