import type { PincodeRow } from '../src/pincodes/index.ts'

/** A pincode where guests order, and one where they prove their number. */
export const testPincodes: readonly PincodeRow[] = [
  {
    pincode: '560001',
    provinceId: 'KA',
    district: 'Bengaluru',
    city: 'Bengaluru',
    latitude: 12.97,
    longitude: 77.59,
    alternatives: [{ district: 'Bengaluru Rural', provinceId: 'KA' }],
  },
  {
    pincode: '700001',
    provinceId: 'WB',
    district: 'Kolkata',
    city: 'Kolkata',
    latitude: 22.57,
    longitude: 88.35,
    alternatives: [],
  },
]
