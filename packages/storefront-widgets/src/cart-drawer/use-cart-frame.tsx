import { complianceOf } from '@krishi/storefront-core/compliance'
import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { useSettings } from '@krishi/storefront-hooks/settings'
import type { CartFrameProps, CartParts, CartRenders } from '@krishi/storefront-ui/cart-drawer'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'
import { CartBillWidget } from './cart-bill-widget.tsx'
import { isOffline, stageOf } from './cart-facts.ts'
import { CartFreeDeliveryWidget } from './cart-free-delivery-widget.tsx'
import type { CartLineWidgetProps } from './cart-line-widget.tsx'
import { CartLinesWidget } from './cart-lines-widget.tsx'
import { CartPrepaidWidget } from './cart-prepaid-widget.tsx'
import type { CartProceedWidgetProps } from './cart-proceed-widget.tsx'
import { CartTrustMarkerWidget } from './cart-trust-marker-widget.tsx'

/** What the cart's views need from the page. */
export interface CartContentOptions
  extends
    Pick<CartLineWidgetProps, 'productHref' | 'onSaveForLater'>,
    Pick<CartProceedWidgetProps, 'onProceeded'>,
    CartRenders,
    RootProps<HTMLElement> {
  readonly continueHref: string
  readonly termsHref: string
  /** Products that go with the cart, such as a `CrossSellWidget` [24.6]. */
  readonly crossSell?: ReactNode
  /** What was put aside, such as a `SavedForLaterWidget`. */
  readonly aside?: ReactNode
}

/** The same, with the parts that depend on who makes the order: this page, or the shop that the cart is handed over to. */
export interface CartFrameOptions
  extends Omit<CartContentOptions, 'onProceeded'>, Pick<CartParts, 'orderNote' | 'proceed' | 'receipt'> {}

/** The frame of drawer and cart page with parts that are bound by themselves: a new quantity does not render it. */
export function useCartFrame(options: CartFrameOptions, headingLevel: 2 | 3): CartFrameProps {
  const { continueHref, termsHref, crossSell, aside, receipt, orderNote, proceed } = options
  const { productHref, onSaveForLater, renderLinePrice, renderLineActions, renderBillRow } = options
  const stage = useCart(stageOf)
  const offline = useCart(isOffline)
  const { refresh } = useCartActions()
  const settings = useSettings()
  return {
    ...rootOf(options),
    stage,
    offline,
    continueHref,
    termsHref,
    termsDefaultChecked: complianceOf(settings).areTermsTicked,
    onRetryPrices: () => void refresh(),
    parts: {
      receipt,
      lines: (
        <CartLinesWidget
          {...{ productHref, onSaveForLater }}
          renderPrice={renderLinePrice}
          renderActions={renderLineActions}
        />
      ),
      crossSell,
      aside,
      freeDelivery: <CartFreeDeliveryWidget />,
      bill: <CartBillWidget headingLevel={headingLevel} renderRow={renderBillRow} />,
      prepaid: <CartPrepaidWidget />,
      orderNote,
      trustMarker: <CartTrustMarkerWidget />,
      proceed,
    },
  }
}
