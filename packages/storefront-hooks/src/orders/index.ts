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
export type { FoundOrder, OrderPage, OrderPageQuery, OrdersPort } from './orders-port.ts'
export { orderOptions, useOrder, useOrderCompletion } from './use-order.ts'
export { useTrackOrder } from './use-track-order.ts'
export type { TrackOrderView } from './use-track-order.ts'
export { useBuyAgain } from './use-buy-again.ts'
export type { BoughtAgain, BuyAgainView } from './use-buy-again.ts'
export { useActiveOrders, useOrders, useShipment } from './use-orders.ts'
export type { OrdersView } from './use-orders.ts'
