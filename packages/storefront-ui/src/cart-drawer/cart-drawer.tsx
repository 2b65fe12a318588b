import { useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { CartContent, hasCart } from './cart-content.tsx'
import type { CartContentProps } from './cart-drawer.types.ts'
import { CartFooter } from './cart-footer.tsx'
import en from './messages/en.json'

/** Props of the cart drawer. */
export interface CartDrawerProps extends CartContentProps {
  open: boolean
  /** Called with false when she closes it. */
  onOpenChange: (open: boolean) => void
}

/**
 * The cart at the end of the screen, 380 px wide on a desktop and the whole screen on a phone [24.1]. Renders a modal
 * `<dialog>` while open. Whether a native app gets one at all is the caller's.
 */
export function CartDrawer({ open, onOpenChange, ...content }: CartDrawerProps) {
  const { cart, termsHref, termsDefaultChecked = true, onProceed, messages } = content
  const t = useWidgetMessages('cartDrawer', en, messages)
  const [termsAccepted, setTermsAccepted] = useState(termsDefaultChecked)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { count: cart.totals.totalNoOfItemsinCart })}
      closeLabel={t('close')}
      footer={
        hasCart(content) ? (
          <CartFooter
            cart={cart}
            termsHref={termsHref}
            termsAccepted={termsAccepted}
            onTermsChange={setTermsAccepted}
            onProceed={onProceed}
            t={t}
          />
        ) : undefined
      }
    >
      <CartContent {...content} headingLevel={3} t={t} />
    </Drawer>
  )
}
