export { useBackBanner } from './use-back-banner.ts'
export type { BackBanner } from './use-back-banner.ts'
