export { OrdersStripWidget } from './orders-strip-widget.tsx'
