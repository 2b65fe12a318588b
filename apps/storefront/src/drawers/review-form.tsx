import { ReviewFormWidget } from '@krishi/storefront-widgets/review-form'
import '../styles/review-form.css'

/** The form that writes a review: a chunk that is fetched when somebody who is signed in wants to write. */
export default ReviewFormWidget
