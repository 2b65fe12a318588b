import type { AddressDraft, SavedAddress } from '@krishi/storefront-core/address'
import type { CallEnd, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'

/** The address book as state. */
export interface AddressBookState {
  /** `guest`: nobody is signed in, so there is no book [03.5]. */
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed' | 'guest'
  /** With the shopper's changes applied: the default first, then the newest. What the server refuses comes back. */
  readonly addresses: readonly SavedAddress[]
  /** Why the book could not be read. */
  readonly error: Failure<PortErrorCode> | null
  readonly isSaving: boolean
}

/** How an address is saved. */
export interface SaveOptions {
  /** The address that is changed; null for another one. */
  readonly id: string | null
  readonly isDefault: boolean
  /** From where: the checkout's list makes every address the default [28.8]. */
  readonly flow: 'address-book' | 'checkout-list'
}

/** What happened once, to be said. */
export type AddressBookEvent =
  /** The address that the guest kept on this device is in the book now. */
  | { readonly type: 'brought'; readonly address: SavedAddress }
  | { readonly type: 'removed'; readonly address: SavedAddress }
  /**
   * The server did not do what the list showed already; the list shows what the server has. `no-answer`: the answer was lost and the
   * server's book cannot be had.
   */
  | { readonly type: 'unable'; readonly end: CallEnd; readonly error: Failure<PortErrorCode> }

/** What a shopper does with the address book. Nothing here throws. */
export interface AddressBookActions {
  /** Reads the book of whoever is signed in now; adds the address that was kept on this device as a guest. */
  read: () => Promise<void>
  /** Saves a draft that every check accepts [28.8]. Does nothing while another one is being saved. */
  save: (draft: AddressDraft, options: SaveOptions) => Promise<Result<SavedAddress, PortErrorCode>>
  /** Deletes at once what the list shows no more [28.12]. */
  remove: (id: string) => Promise<void>
  /** Brings a deleted address back, as it was. */
  undoRemove: (address: SavedAddress) => Promise<void>
  makeDefault: (id: string) => Promise<void>
}

/** The address book of one storefront. */
export interface AddressBookStore extends Pick<
  StoreApi<AddressBookState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  readonly actions: AddressBookActions
  /** Calls `listener` with what is to be said; returns a function that stops it. */
  onEvent: (listener: (event: AddressBookEvent) => void) => () => void
}
