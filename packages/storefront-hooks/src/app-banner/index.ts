export { useAppBanner } from './use-app-banner.ts'
export type { AppBanner, AppBannerOptions } from './use-app-banner.ts'
