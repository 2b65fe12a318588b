import type { OrderPendingState } from './order-pending.tsx'

/** An order that waits for its payment. */
export const anUnpaidOrder = { orderName: 'BH10042', amount: 124_000 }

/** Its window was closed, and no money has come. */
export const unpaid = {
  status: 'unpaid',
  ...anUnpaidOrder,
  codHref: '#cod',
  isPaying: false,
  isUnavailable: false,
  onPay: () => undefined,
} as const satisfies OrderPendingState
