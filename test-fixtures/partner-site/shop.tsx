import { useAddress } from '@krishi/storefront-host/address'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { AddressForm } from '@krishi/storefront-ui/address-form'
import { CartDrawer } from '@krishi/storefront-ui/cart-drawer'
import { CouponModal } from '@krishi/storefront-ui/coupon-modal'
import { FilterPanel } from '@krishi/storefront-ui/filter-panel'
import { OtpInput } from '@krishi/storefront-ui/otp-input'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { QuantityControl } from '@krishi/storefront-ui/quantity-control'
import { ZoomViewer } from '@krishi/storefront-ui/zoom-viewer'
import { useRef, useState } from 'react'
import { address, cart, filters, offers, pictures } from './widget-data'

const Island = createLazyIsland('island', () => import('./island'))
const nothing = () => undefined
const overlays = { cart: 'Open the cart', coupons: 'Open the coupons', zoom: 'Enlarge the picture' } as const
type Overlay = keyof typeof overlays

/** Writes down which element the ref of the drawer gets. */
function noteDrawer(drawer: HTMLElement | null): void {
  if (drawer) document.documentElement.dataset['drawer'] = `${drawer.localName} ${drawer.className}`
}

/** The six widgets of the design card and a quantity, with what a page of a partner keeps for them, and an island. */
export function Shop() {
  const [quantity, setQuantity] = useState(0)
  const [open, setOpen] = useState<Overlay | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [code, setCode] = useState('')
  const codeField = useRef<HTMLInputElement>(null)
  const close = () => setOpen(null)
  const { pathname } = useAddress()
  return (
    <main>
      <p>You are at {pathname}</p>
      <Island />
      <QuantityControl
        product="Tomato seeds"
        quantity={quantity}
        limits={{ min: 0, max: 5, reason: 'max-count' }}
        onQuantityChange={setQuantity}
      />
      {Object.entries(overlays).map(([name, label]) => (
        <Button key={name} onClick={() => setOpen(name as Overlay)}>
          {label}
        </Button>
      ))}
      <Button onClick={() => codeField.current?.focus()}>Write the code</Button>
      <OtpInput ref={codeField} label="Code" value={code} length={4} onValueChange={setCode} />
      <AddressForm
        {...address}
        attempt={attempt}
        onDraftChange={nothing}
        onSubmit={() => setAttempt(attempt + 1)}
        onCancel={nothing}
      />
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
      <CartDrawer
        className="of-partner"
        ref={noteDrawer}
        open={open === 'cart'}
        cart={cart}
        continueHref="#shop"
        onOpenChange={close}
        onQuantityChange={nothing}
        onRemove={nothing}
        onProceed={nothing}
        onRetryPrices={nothing}
      />
      <CouponModal
        open={open === 'coupons'}
        offers={offers}
        listStatus="ready"
        applying={null}
        error={null}
        onOpenChange={close}
        onApply={nothing}
        onRemove={nothing}
        onRetry={nothing}
      />
      <ZoomViewer
        open={open === 'zoom'}
        images={pictures}
        alt="Tomato seeds"
        index={0}
        onOpenChange={close}
        onIndexChange={nothing}
      />
    </main>
  )
}
