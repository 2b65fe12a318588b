export { AppBanner } from './app-banner.tsx'
export type { AppBannerProps } from './app-banner.tsx'
