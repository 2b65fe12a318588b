export { FirstReviewsWidget } from './first-reviews-widget.tsx'
export type { FirstReviewsWidgetProps } from './first-reviews-widget.tsx'
export { ReviewListWidget } from './review-list-widget.tsx'
export type { ReviewListWidgetProps } from './review-list-widget.tsx'
