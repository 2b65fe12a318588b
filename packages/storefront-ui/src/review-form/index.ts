export { ReviewForm } from './review-form.tsx'
export type { ReviewFailure, ReviewFormProps } from './review-form.tsx'
