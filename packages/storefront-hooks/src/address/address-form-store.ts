import type { AddressDraft, DeliveryAddress, PincodeInfo, ReverseGeocode } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'
import type { LocationErrorCode } from '../delivery/device-location.ts'

/** What the draft of a new address of the book is of. */
export const newAddress = 'new'

/** What is known of the pincode in the form [28.4]. */
export type PincodeLookup =
  | { readonly status: 'idle' | 'loading' }
  /** City, district and state were filled; the state is that of the district. */
  | { readonly status: 'found'; readonly info: PincodeInfo }
  /** They were emptied and unlocked. `error.serverMessage` is the sentence for the shopper, where there is one. */
  | { readonly status: 'failed'; readonly error: Failure<PortErrorCode> }

/** Where finding the place of the device stands [28.5]. */
export type AddressLocation =
  | { readonly status: 'idle' | 'pending' }
  /** The place was emptied and its pincode looked up. */
  | { readonly status: 'found'; readonly place: ReverseGeocode }
  /** The shopper asked, and no place was found: the form is unchanged. */
  | { readonly status: 'failed'; readonly code: LocationErrorCode | PortErrorCode }

/** The address form as state. */
export interface AddressFormState {
  /** False in the first render, which shows an empty form. */
  readonly hydrated: boolean
  readonly draft: AddressDraft
  /** What the draft is of: an id of the address book, `newAddress`, or empty for a guest's one address. */
  readonly draftOf: string
  readonly lookup: PincodeLookup
  readonly location: AddressLocation
  /** The guest's "remember this address" box [28.10]. */
  readonly remember: boolean
  /** Whether this device remembers an address of the shopper. */
  readonly isKept: boolean
  /** The address to deliver to: the remembered one, or the one that was given last. */
  readonly address: DeliveryAddress | null
}

/** What a shopper does in the address form. */
export interface AddressFormActions {
  /** Takes what was typed. Digits of any script become 0 to 9 in the phone and the pincode, which is looked up at six. */
  change: (field: keyof AddressDraft, value: string) => void
  setRemember: (remember: boolean) => void
  /** Asks the device for its position, and fills the place in from it [28.5]: only ever after a tap. */
  locate: () => Promise<void>
  /** The same without a tap, where the law and an earlier permission allow it and the place is empty. A failure is not shown. */
  locateIfGranted: () => Promise<void>
  /** Puts a kept address into the form, to change it. Its pincode is looked up, and decides. */
  edit: (address: DeliveryAddress) => void
  /**
   * Begins the form for an address of the book, or without `address` for a new one, which has the name and number of the
   * account to begin with. What was typed for the same one before, in this tab, is kept.
   */
  open: (draftOf: string, address: DeliveryAddress | null) => void
  /**
   * Takes the draft as the address to deliver to: remembered in local storage where the box is ticked, else for this page
   * only. The draft must have passed `validateAddress`; it survives a reload until `dropDraft`, since the address may not arrive.
   */
  submit: () => DeliveryAddress
  /** Forgets what this tab keeps of the draft: the address has arrived. The form shows it still. */
  dropDraft: () => void
  /** Forgets the remembered address, and empties the form that it stood in. */
  forget: () => void
  /** Empties the form and forgets its draft. */
  reset: () => void
}

/** The address form of one storefront. What is typed survives a reload in this tab. */
export interface AddressFormStore extends Pick<
  StoreApi<AddressFormState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  readonly actions: AddressFormActions
  /** Reads what is stored. Does nothing the second time. */
  hydrate: () => void
}
