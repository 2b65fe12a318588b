export { createHttpOrdersPort } from './create-http-orders-port.ts'
export { createTrackOrderStore } from './create-track-order-store.ts'
export type {
  TrackedOrder,
  TrackOrderActions,
  TrackOrderEvent,
  TrackOrderOptions,
  TrackOrderState,
  TrackOrderStore,
  TrackProblem,
} from './create-track-order-store.ts'
export type { OrderPage, OrderPageQuery, OrdersPort } from './orders-port.ts'
export { orderOptions, useOrder, useOrderCompletion } from './use-order.ts'
export { useTrackOrder } from './use-track-order.ts'
export type { TrackOrderView } from './use-track-order.ts'
