export { BackToTop } from './back-to-top.tsx'
export type { BackToTopProps } from './back-to-top.tsx'
