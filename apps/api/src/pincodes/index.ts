export type { PincodeRow } from './pincode-row.ts'
export { readPincodes } from './read-pincodes.ts'
