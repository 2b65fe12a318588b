export { askCarrier, bringUpToDate } from './ask-carrier.ts'
export type { Carrier, TrackedParcel } from './carrier.ts'
export { createCarrier } from './create-carrier.ts'
export type { CarrierConfig } from './create-carrier.ts'
