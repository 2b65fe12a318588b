import type { SessionUser } from '../session/index.ts'

/** What the shopper types into the address form; every field a string, empty when untouched [28.1]. */
export interface AddressDraft {
  /** The full name; the specification keeps it in `lastName`. */
  readonly lastName: string
  readonly mobileNo: string
  readonly flathouseno: string
  /** Street and area. */
  readonly address1: string
  readonly pinCode: string
  readonly city: string
  readonly district: string
  /** A province id such as `KA`; empty is "Please Select". */
  readonly state: string
  /** Landmark, optional. */
  readonly address2: string
}

/** A field of the draft that has a check, in the order of the checks [28.2]. */
export type AddressField =
  | 'lastName'
  | 'mobileNo'
  | 'flathouseno'
  | 'address1'
  | 'pinCode'
  | 'city'
  | 'district'
  | 'state'

/** Why a field was refused: `unknown` is a pincode that nobody knows, `elsewhere` what does not belong to the pincode. */
export type AddressFieldError = 'required' | 'invalid' | 'too-long' | 'unknown' | 'elsewhere'

/** Where goods go, in two combined lines [28.8]. */
export interface DeliveryAddress {
  readonly fullName: string
  /** Flat + ' - ' + street, or the street alone. */
  readonly address1: string
  /** 'Dist: ' + district, and ' - ' + landmark where there is one. */
  readonly address2: string
  readonly city: string
  /** Province id. */
  readonly province: string
  readonly zip: string
  /** Ten digits. */
  readonly phone: string
}

/** A district, and the state that it lies in. */
export interface PincodePlace {
  readonly district: string
  /** Province id. */
  readonly provinceId: string
  /** What the district is called in each language of the shop. */
  readonly names?: readonly string[]
}

/** What a pincode look-up gives [28.4]. */
export interface PincodeInfo {
  readonly pincode: string
  /** In the language of the call, as are district and state; a town without a name in that language has its English one. */
  readonly city: string
  readonly district: string
  /** What the district is called in each language of the shop. */
  readonly names?: readonly string[]
  /** State title, for people. */
  readonly state: string
  /** Province id, for the select. */
  readonly provinceId: string
  /** Other districts that the same pincode reaches, a few of them in another state. */
  readonly otherPlaces: readonly PincodePlace[]
}

/** An address of the shopper's address book. */
export interface SavedAddress extends DeliveryAddress {
  readonly id: string
  /** The label that the shopper gave it, or the shopper's name. */
  readonly name: string
  readonly isDefault: boolean
}

/** An address that goes into the book of its owner [28.8]. */
export interface AddressToKeep extends DeliveryAddress {
  /** Whether it becomes the default. */
  readonly isDefault: boolean
  readonly owner: Pick<SessionUser, 'userId' | 'userExternalId'>
}

/** What a position on the map gives [28.5]. */
export interface ReverseGeocode {
  readonly pincode: string
  readonly displayAddress: string
}
