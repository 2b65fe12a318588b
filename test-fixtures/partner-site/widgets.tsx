import { AddressForm } from '@krishi/storefront-ui/address-form'
import { CartDrawer } from '@krishi/storefront-ui/cart-drawer'
import { CouponModal } from '@krishi/storefront-ui/coupon-modal'
import { FilterPanel } from '@krishi/storefront-ui/filter-panel'
import { OtpInput } from '@krishi/storefront-ui/otp-input'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { ZoomViewer } from '@krishi/storefront-ui/zoom-viewer'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { address, cart, filters, offers, pictures } from './widget-data'

const nothing = () => undefined

/** The page imports no style sheets: the test adds other ones for each screenshot. */
const widgets: Readonly<Record<string, ReactNode>> = {
  'address-form': <AddressForm {...address} onDraftChange={nothing} onSubmit={nothing} onCancel={nothing} />,
  'cart-drawer': (
    <CartDrawer
      open
      cart={cart}
      continueHref="#shop"
      termsHref="#terms"
      trustMarker={<TrustMarker />}
      onOpenChange={nothing}
      onQuantityChange={nothing}
      onRemove={nothing}
      onProceed={nothing}
      onRetryPrices={nothing}
    />
  ),
  'coupon-modal': (
    <CouponModal
      open
      offers={offers}
      listStatus="ready"
      applying={null}
      error={{ code: 'RABI10', kind: 'refused', message: 'You have used this coupon already.' }}
      onOpenChange={nothing}
      onApply={nothing}
      onRemove={nothing}
      onRetry={nothing}
    />
  ),
  'filter-panel': (
    <FilterPanel
      form={{ action: '#listing', keep: [] }}
      sections={filters}
      clearing="clear"
      onChoose={nothing}
      onPriceChange={nothing}
      onClear={nothing}
      onUndo={nothing}
      onRetry={nothing}
    />
  ),
  'otp-input': (
    <OtpInput
      label="Code"
      description="4 digits"
      value="48"
      length={4}
      error="Please enter the code"
      onValueChange={nothing}
    />
  ),
  'zoom-viewer': (
    <ZoomViewer open images={pictures} alt="Tomato seeds" index={0} onOpenChange={nothing} onIndexChange={nothing} />
  ),
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(widgets[location.hash.slice(1)])
