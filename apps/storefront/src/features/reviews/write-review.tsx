import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { useReviewForm } from '@krishi/storefront-hooks/reviews'
import { navigate, useAddress } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton, insteadOfLink } from '@krishi/storefront-ui/primitives/button'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'

const ReviewForm = createOverlay(() => import('../drawers/review-form.tsx'))

/**
 * The way to write a review: a link to signing in, which leads back here [19.6]; for those who are signed in it opens the
 * form instead [19.4].
 */
export function WriteReview({ product: { productId, handle, productName } }: { readonly product: ProductDetail }) {
  const { paths, notices } = useShop()
  const t = useWidgetMessages('reviews', en)
  const product = { productId, handle, name: productName.text }
  const form = useReviewForm(product)
  const { pathname, search } = useAddress()
  const signIn = paths.signIn(search === '' ? pathname : `${pathname}?${search}`)

  async function write(): Promise<void> {
    const outcome = await form.open()
    if (outcome === 'sign-in') navigate(signIn)
    if (outcome === 'failed') notices.show({ text: t('openFailed'), tone: 'danger' })
  }

  return (
    <div>
      <LinkButton tone="secondary" href={signIn} rel="nofollow" onClick={insteadOfLink(() => void write())}>
        {t('write')}
      </LinkButton>
      <ReviewForm wanted={form.isOpen ? { product } : null} onGiveUp={form.close} />
    </div>
  )
}
