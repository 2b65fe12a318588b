export { BillingSummary } from './billing-summary.tsx'
export type { BillingSummaryProps } from './billing-summary.tsx'
