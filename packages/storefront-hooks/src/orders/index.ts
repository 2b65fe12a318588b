export { createHttpOrdersPort } from './create-http-orders-port.ts'
export type { OrdersPort } from './orders-port.ts'
export { orderOptions, useOrder, useOrderCompletion } from './use-order.ts'
