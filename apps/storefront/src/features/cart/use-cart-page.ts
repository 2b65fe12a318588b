import { navigate } from '@krishi/storefront-host/address'
import type { CartContentOptions } from '@krishi/storefront-widgets/cart-drawer'
import { useCallback } from 'react'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { creationFailure } from '../checkout/creation-failure.ts'
import en from '../checkout/messages/en.json'
import { useShop } from '../../shell/shop-context.ts'
import { useSaveForLater } from './use-save-for-later.ts'

/** What drawer and cart page do with the shop: where links lead and where "Proceed" goes [24.5]. */
export function useCartPage(): CartContentOptions {
  const { paths, notices } = useShop()
  const t = useWidgetMessages('checkout', en)
  const onSaveForLater = useSaveForLater()
  const productHref = useCallback((handle: string) => paths.product(handle, { from: 'cart' }), [paths])
  return {
    continueHref: paths.home,
    termsHref: paths.termsOfService,
    productHref,
    onSaveForLater,
    onProceeded(outcome) {
      switch (outcome.kind) {
        case 'checkout-created':
          return navigate(paths.paymentMode(outcome.checkoutId))
        case 'address-needed':
          return navigate(paths.checkout)
        case 'already-ordered':
          return navigate(paths.thankYou(outcome.orderId, outcome.checkoutId, 0))
        case 'failed': {
          notices.show({ text: creationFailure(outcome.error, t), tone: 'danger', placement: 'top-center' })
        }
      }
    },
  }
}
