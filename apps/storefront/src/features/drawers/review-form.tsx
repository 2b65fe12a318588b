import { ReviewFormWidget } from '@krishi/storefront-widgets/review-form'
import '../../styles/review-form.css'

/** The form that writes a review: an overlay. */
export default ReviewFormWidget
