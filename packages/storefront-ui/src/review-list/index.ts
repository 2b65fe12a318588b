export { ReviewList } from './review-list.tsx'
export type { ReviewListProps, ReviewListStatus } from './review-list.tsx'
