export { FreeDeliveryProgress } from './free-delivery-progress.tsx'
export type { FreeDeliveryProgressProps, Schedule } from './free-delivery-progress.tsx'
