export { RatingSummary } from './rating-summary.tsx'
export type { RatingSummaryProps } from './rating-summary.tsx'
