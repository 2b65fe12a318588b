import { useRef } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { rootOf } from '../root/index.ts'
import { CartContent } from './cart-content.tsx'
import type { CartFrameProps } from './cart-drawer.types.ts'
import en from './messages/en.json'
import { SkipToOrder } from './skip-to-order.tsx'
import { useCartFooter } from './use-cart-footer.tsx'

/** Props of the drawer around the parts of a cart. */
export interface CartDrawerFrameProps extends CartFrameProps {
  open: boolean
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void
}

/** The cart drawer [24.1] around parts that know their facts themselves. Renders a modal `<dialog>` while open. */
export function CartDrawerFrame({ open, onOpenChange, ...frame }: CartDrawerFrameProps) {
  const t = usePlainMessages('cartDrawer', en, frame.messages)
  const footerRef = useRef<HTMLDivElement>(null)
  const footer = useCartFooter(frame, t, footerRef)
  return (
    <Drawer
      {...rootOf(frame)}
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      footer={footer}
    >
      {frame.stage === 'filled' ? <SkipToOrder footerRef={footerRef} t={t} /> : null}
      <CartContent {...frame} t={t} />
    </Drawer>
  )
}
