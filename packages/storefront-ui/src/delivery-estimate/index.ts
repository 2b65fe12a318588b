export { DeliveryEstimate } from './delivery-estimate.tsx'
export type { DeliveryEstimateProps, EstimatePlace, EstimateState } from './delivery-estimate.tsx'
