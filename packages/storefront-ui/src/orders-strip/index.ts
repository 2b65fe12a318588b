export { OrdersStrip } from './orders-strip.tsx'
export type { OrdersStripProps } from './orders-strip.tsx'
