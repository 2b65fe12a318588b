export { RatingSummaryWidget } from './rating-summary-widget.tsx'
