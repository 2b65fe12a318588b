export { namesOfDistrict, placeNameIn } from './district-and-town-names.ts'
export type { PincodeRow } from './pincode-row.ts'
export { readPincodes } from './read-pincodes.ts'
