export type { ReviewPicture, ReviewPictures } from './picture-field.tsx'
export { ReviewForm } from './review-form.tsx'
export type { ReviewFailure, ReviewFormProps } from './review-form.tsx'
