import type { CartContentProps } from './cart-drawer.types.ts'
import { CartPanelFrame } from './cart-panel-frame.tsx'
import { toFrameProps } from './to-frame-props.tsx'

/** Props of the cart page. */
export type CartPanelProps = CartContentProps

/** The cart as a page: what the drawer shows, in one column on a phone and two on a desktop. Renders a `<section>`. */
export function CartPanel(content: CartPanelProps) {
  return <CartPanelFrame {...toFrameProps(content, 2)} />
}
