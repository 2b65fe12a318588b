export { QuantityControl } from './quantity-control.tsx'
export type { Availability, QuantityControlProps, QuantityForm } from './quantity-control.tsx'
