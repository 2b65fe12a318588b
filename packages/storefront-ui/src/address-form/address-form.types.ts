import type { AddressField, AddressFieldError, PincodePlace } from '@krishi/storefront-core/address'

/** Fields that were refused, in the order of the checks [28.2]. */
export type AddressFormErrors = readonly { readonly field: AddressField; readonly error: AddressFieldError }[]

/** A state or union territory. */
export interface Province {
  readonly id: string
  readonly title: string
}

/** Where the pincode look-up stands. */
export interface PincodeLookupView {
  /** `filled`: the pincode says district and state; `failed`: nobody knows it; `unreachable`: nobody could be asked. */
  readonly status: 'idle' | 'pending' | 'filled' | 'failed' | 'unreachable'
  /** What the server said about a pincode that it does not know. */
  readonly message?: string | undefined
  /** What the pincode filled in. A field says where it comes from as long as it stands as it was filled. */
  readonly filled?: { readonly city: string; readonly district: string }
  /** The pincode itself, and with it what it filled in, came from where the device is [28.5]. @default false */
  readonly isFromLocation?: boolean
  /** What the pincode reaches: one place is what it says, several are a choice of the district, which brings its state [28.4]. */
  readonly places?: readonly PincodePlace[]
}

/** The way to fill the form in from where the device is [28.5]. */
export interface LocationChoice {
  readonly pending: boolean
  /** Why a request for the location failed: permission was denied, or the place is unknown. */
  readonly problem: 'denied' | 'unavailable' | null
  onLocate: () => void
}

/** A yes-or-no choice below the fields. */
export interface AddressChoice {
  readonly checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A guest's choice to have the address remembered on this device. */
export interface RememberChoiceView extends AddressChoice {
  /** Days until the device forgets it; the box then starts unticked. @default null: it is kept, and the box starts ticked */
  readonly keptDays?: number | null
  /** Forgets what the device remembers; absent where there is nothing, or no way. */
  readonly onForget?: (() => void) | undefined
}
