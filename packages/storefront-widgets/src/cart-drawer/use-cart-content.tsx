import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { useCreateCheckout } from '@krishi/storefront-hooks/checkout'
import type { ProceedOutcome } from '@krishi/storefront-hooks/checkout'
import { useSettings } from '@krishi/storefront-hooks/settings'
import type { CartContentProps } from '@krishi/storefront-ui/cart-drawer'
import { CartReceipt } from '@krishi/storefront-ui/cart-receipt'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { useMemo } from 'react'
import { OrderNoteWidget } from '../order-note/index.ts'
import { createLineMapper, toCartProps } from './to-cart-props.ts'

/** What the cart's views need from the page. */
export interface CartContentOptions {
  readonly continueHref: string
  readonly termsHref: string
  readonly productHref: (handle: string) => string
  /** Called with what "Proceed" came to [24.5]. */
  onProceeded(outcome: ProceedOutcome): void
}

/** Everything that the drawer and the cart page show, bound to the cart of the nearest storefront. */
export function useCartContent(options: CartContentOptions): CartContentProps {
  const { continueHref, termsHref, productHref, onProceeded } = options
  const cart = useCart((state) => state)
  const { setQuantity, remove, refresh, dismissChanges } = useCartActions()
  const { task, proceed } = useCreateCheckout()
  const { checkoutConfig, compliance } = useSettings()
  const toLines = useMemo(() => createLineMapper(productHref), [productHref])
  const isProceeding = task.status === 'pending'
  const prepaidPercent = checkoutConfig.onlinePaymentDiscountPercent
  return {
    cart: toCartProps(cart, { lines: toLines(cart.view.lines), isProceeding, prepaidPercent }),
    continueHref,
    termsHref,
    termsDefaultChecked: compliance === 'spec',
    receipt: <CartReceipt changes={cart.changes} onDismiss={dismissChanges} />,
    orderNote: <OrderNoteWidget />,
    trustMarker: <TrustMarker />,
    onQuantityChange: setQuantity,
    onQuantityRefused: setQuantity,
    onRemove: remove,
    onProceed: () => void proceed().then(onProceeded),
    onRetryPrices: () => void refresh(),
  }
}
