export { namesOfDistrict, placeNameIn } from './district-names.ts'
export type { PincodeRow } from './pincode-row.ts'
export { readPincodes } from './read-pincodes.ts'
