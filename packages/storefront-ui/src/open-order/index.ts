export { OpenOrder } from './open-order.tsx'
export type { OpenOrderProps, OpenOrderState } from './open-order.tsx'
