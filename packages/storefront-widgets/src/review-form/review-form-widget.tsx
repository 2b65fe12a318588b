import type { ReviewedProduct } from '@krishi/storefront-core/reviews'
import { useReviewForm } from '@krishi/storefront-hooks/reviews'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { ReviewForm } from '@krishi/storefront-ui/review-form'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toReviewFormProps } from './to-review-form-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected review form. */
export interface ReviewFormWidgetProps extends RootProps {
  readonly product: ReviewedProduct
}

/** The form that writes a review of a product; it is open when the storefront's form of that product is [19.4]. */
export function ReviewFormWidget(props: ReviewFormWidgetProps) {
  return (
    <Supported by="reviews.add" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedForm {...props} />
    </Supported>
  )
}

function ConnectedForm({ product, ...root }: ReviewFormWidgetProps) {
  const form = useReviewForm(product)
  return <ReviewForm {...root} {...toReviewFormProps(form, useSettings())} product={product.name} />
}
