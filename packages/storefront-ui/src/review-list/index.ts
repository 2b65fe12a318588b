export { ReviewList } from './review-list.tsx'
export type { ReviewListProps, ReviewListStatus } from './review-list.tsx'
export { WriteReviewLink } from './write-review-link.tsx'
export type { WriteReviewLinkProps } from './write-review-link.tsx'
