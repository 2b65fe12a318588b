export type { BillingRow } from './billing-rows.ts'
export { BillingSummary } from './billing-summary.tsx'
export type { BillingSummaryProps } from './billing-summary.tsx'
