import { readFileSync } from 'node:fs'
import type { PincodeRow } from './pincode-row.ts'
import { pincodesFile, unpackPincodes } from './pincodes-file.ts'

/** Reads all 19,238 pincodes of India from the file that ships with the API, in the order of their digits. */
export function readPincodes(): Iterable<PincodeRow> {
  return unpackPincodes(readFileSync(pincodesFile))
}
