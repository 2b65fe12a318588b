import { useWidgetMessages } from '../i18n/index.ts'
import type { CartContentProps } from './cart-drawer.types.ts'
import en from './messages/en.json'

/** Props of the heading's words. */
export interface CartTitleProps extends Pick<CartContentProps, 'messages'> {
  /** Units in the cart. */
  count: number
}

/** "Your cart" and how much is in it. Renders text; the heading around it is the frame's. */
export function CartTitle({ count, messages }: CartTitleProps) {
  const t = useWidgetMessages('cartDrawer', en, messages)
  return t('title', { count })
}
