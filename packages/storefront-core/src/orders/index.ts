export type { Order } from './order.ts'
