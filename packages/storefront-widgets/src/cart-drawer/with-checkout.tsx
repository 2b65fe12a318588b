import { OrderNoteWidget } from '../order-note/index.ts'
import { CartProceedWidget } from './cart-proceed-widget.tsx'
import { CartReceiptWidget } from './cart-receipt-widget.tsx'
import type { CartContentOptions, CartFrameOptions } from './use-cart-frame.tsx'

/** The parts of a cart that is ordered on the same page: its note, and the button that makes a checkout. */
export function withCheckout({ onProceeded, ...options }: CartContentOptions): CartFrameOptions {
  return {
    ...options,
    receipt: <CartReceiptWidget />,
    orderNote: <OrderNoteWidget />,
    proceed: (termsAccepted) => <CartProceedWidget termsAccepted={termsAccepted} onProceeded={onProceeded} />,
  }
}
