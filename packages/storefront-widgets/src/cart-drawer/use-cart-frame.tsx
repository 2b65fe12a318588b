import { complianceOf } from '@krishi/storefront-core/compliance'
import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { useSettings } from '@krishi/storefront-hooks/settings'
import type { CartFrameProps } from '@krishi/storefront-ui/cart-drawer'
import type { ReactNode } from 'react'
import { OrderNoteWidget } from '../order-note/index.ts'
import { CartBillWidget } from './cart-bill-widget.tsx'
import { isOffline, stageOf } from './cart-facts.ts'
import { CartFreeDeliveryWidget } from './cart-free-delivery-widget.tsx'
import type { CartLineWidgetProps } from './cart-line-widget.tsx'
import { CartLinesWidget } from './cart-lines-widget.tsx'
import { CartPrepaidWidget } from './cart-prepaid-widget.tsx'
import type { CartProceedWidgetProps } from './cart-proceed-widget.tsx'
import { CartProceedWidget } from './cart-proceed-widget.tsx'
import { CartReceiptWidget } from './cart-receipt-widget.tsx'
import { CartTrustMarkerWidget } from './cart-trust-marker-widget.tsx'

/** What the cart's views need from the page. */
export interface CartContentOptions
  extends Pick<CartLineWidgetProps, 'productHref' | 'onSaveForLater'>, Pick<CartProceedWidgetProps, 'onProceeded'> {
  readonly continueHref: string
  readonly termsHref: string
  /** Products that go with the cart, such as a `CrossSellWidget` [24.6]. */
  readonly crossSell?: ReactNode
  /** What was put aside, such as a `SavedForLaterWidget`. */
  readonly aside?: ReactNode
}

/** The frame of drawer and cart page with parts that are bound by themselves: a new quantity does not render it. */
export function useCartFrame(
  { continueHref, termsHref, crossSell, aside, productHref, onSaveForLater, onProceeded }: CartContentOptions,
  headingLevel: 2 | 3,
): CartFrameProps {
  const stage = useCart(stageOf)
  const offline = useCart(isOffline)
  const { refresh } = useCartActions()
  const settings = useSettings()
  return {
    stage,
    offline,
    continueHref,
    termsHref,
    termsDefaultChecked: complianceOf(settings).areTermsTicked,
    onRetryPrices: () => void refresh(),
    parts: {
      receipt: <CartReceiptWidget />,
      lines: <CartLinesWidget productHref={productHref} onSaveForLater={onSaveForLater} />,
      crossSell,
      aside,
      freeDelivery: <CartFreeDeliveryWidget />,
      bill: <CartBillWidget headingLevel={headingLevel} />,
      prepaid: <CartPrepaidWidget />,
      orderNote: <OrderNoteWidget />,
      trustMarker: <CartTrustMarkerWidget />,
      proceed: (termsAccepted) => <CartProceedWidget termsAccepted={termsAccepted} onProceeded={onProceeded} />,
    },
  }
}
