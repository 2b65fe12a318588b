export { OrderPending } from './order-pending.tsx'
export type { OrderPendingProps, OrderPendingState } from './order-pending.tsx'
