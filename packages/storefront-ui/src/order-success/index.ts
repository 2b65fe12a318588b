export { OrderSuccess } from './order-success.tsx'
export type { OrderSuccessProps } from './order-success.tsx'
