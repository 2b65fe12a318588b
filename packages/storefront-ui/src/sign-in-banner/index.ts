export { SignInBanner } from './sign-in-banner.tsx'
export type { SignInBannerProps } from './sign-in-banner.tsx'
