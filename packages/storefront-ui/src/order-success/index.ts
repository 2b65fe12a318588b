export { OrderSuccess } from './order-success.tsx'
export type { OrderSuccessProps, OrderSuccessState, PlacedOrder } from './order-success.tsx'
