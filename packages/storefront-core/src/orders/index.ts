export type { FulfilledLine, Fulfillment, Order } from './order.ts'
