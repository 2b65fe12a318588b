import { useStore } from 'zustand/react'
import type { ReviewedProduct } from '@krishi/storefront-core/reviews'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createReviewFormStore } from './create-review-form-store.ts'
import type { ReviewFormActions, ReviewFormState, ReviewFormStore } from './review-form-store.ts'
import { reviewKeys } from './reviews-queries.ts'

const stores = new WeakMap<Storefront, Map<string, ReviewFormStore>>()

/** The review form of a product: one for all its views, made when the first of them asks. */
export function reviewFormOf(storefront: Storefront, product: ReviewedProduct): ReviewFormStore {
  const known = stores.get(storefront) ?? new Map<string, ReviewFormStore>()
  stores.set(storefront, known)
  const { ports, queries } = storefront
  const store =
    known.get(product.productId) ??
    createReviewFormStore({
      ...storefront,
      port: ports.reviews,
      product,
      onSent() {
        queries.invalidate(reviewKeys.list(product.handle))
        queries.invalidate(reviewKeys.summary(product.handle))
        queries.invalidate(['catalog.product', product.handle])
      },
    })
  known.set(product.productId, store)
  return store
}

/** The form for a review of a product: what is written in it, and what can be done with it [19.4]. */
export function useReviewForm(product: ReviewedProduct): ReviewFormState & ReviewFormActions {
  const store = reviewFormOf(useStorefront(), product)
  return { ...useStore(store), ...store.actions }
}
