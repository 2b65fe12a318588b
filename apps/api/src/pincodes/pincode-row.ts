import type { PincodePlace } from '@krishi/storefront-core/address'

/** One Indian pincode with the place it belongs to. */
export interface PincodeRow {
  /** LocalizedTuple digits. */
  pincode: string
  /** One of the 36 states and union territories, such as `KA`; the same ids as the settings' provinces. */
  provinceId: string
  district: string
  /** The town of the head post office, else the taluk, else the district. */
  city: string
  /** Degrees, good to some kilometres; null where the source's position cannot be right. */
  latitude: number | null
  longitude: number | null
  /** The other districts that the pincode reaches, a few of them in another state, the most frequent first. */
  alternatives: readonly PincodePlace[]
}
