import { CartDrawerFrame } from './cart-drawer-frame.tsx'
import type { CartDrawerFrameProps } from './cart-drawer-frame.tsx'
import type { CartContentProps } from './cart-drawer.types.ts'
import { toFrameProps } from './to-frame-props.tsx'

/** Props of the cart drawer. */
export interface CartDrawerProps extends CartContentProps, Pick<CartDrawerFrameProps, 'open' | 'onOpenChange'> {}

/**
 * The cart at the end of the screen, 380 px wide on a desktop and the whole screen on a phone [24.1]. Renders a modal
 * `<dialog>` while open. Whether a native app gets one at all is the caller's.
 */
export function CartDrawer({ open, onOpenChange, ...content }: CartDrawerProps) {
  return <CartDrawerFrame {...toFrameProps(content, 3)} open={open} onOpenChange={onOpenChange} />
}
