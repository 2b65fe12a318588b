export { RatingStars } from './rating-stars.tsx'
export type { RatingStarsProps } from './rating-stars.tsx'
