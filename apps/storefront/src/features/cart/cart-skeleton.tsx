import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import en from '../checkout/messages/en.json'

/** The place of a cart that nobody knows yet. Renders an `<h1>` and grey lines. */
export function CartSkeleton() {
  const t = useWidgetMessages('checkout', en)
  return (
    <>
      <h1>{t('cartTitle')}</h1>
      <Skeleton lines={8} />
    </>
  )
}
