export { RatingInput } from './rating-input.tsx'
export type { RatingInputProps } from './rating-input.tsx'
