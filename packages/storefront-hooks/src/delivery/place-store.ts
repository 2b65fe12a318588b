import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'
import type { LocationErrorCode } from './device-location.ts'

/** Where goods would be brought. */
export interface DeliveryPlace {
  /** LocalizedTuple digits. */
  readonly pincode: string
  /** Town or district; empty where only the pincode is known. */
  readonly name: string
  /** How it came to be [16.2]. Of a device or a network address it is only about right. */
  readonly source: 'chosen' | 'address' | 'device' | 'network'
}

/** Why a place could not be taken. `error.serverMessage` of an unknown pincode is the sentence for the shopper [16.3]. */
export type PlaceFailure = Failure<PortErrorCode | LocationErrorCode>

/** The last thing that was asked for. */
export type PlaceTask =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly by: 'pincode' | 'device' }
  | { readonly status: 'failed'; readonly by: 'pincode' | 'device'; readonly error: PlaceFailure }

/** The place as state. */
export interface PlaceState {
  /** False until the sources have been looked through: what is shown until then may still change. */
  readonly settled: boolean
  readonly place: DeliveryPlace | null
  readonly task: PlaceTask
}

/** What a shopper does about the place. */
export interface PlaceActions {
  /** Looks a pincode of six digits up and takes it; it is remembered on the device. */
  choose: (pincode: string) => Promise<Result<DeliveryPlace, PortErrorCode>>
  /** Takes the place of an address, which needs no look-up; it is remembered as well. */
  take: (place: Pick<PincodeInfo, 'pincode' | 'city'>) => void
  /** Asks the device: only ever after a tap. Denied, the network address is asked where that is allowed [16.2]. */
  locate: () => Promise<Result<DeliveryPlace, PlaceFailure['code']>>
  /** Forgets the last failure, as when the typed text changes. */
  forgive: () => void
}

/** The place of one storefront. */
export interface PlaceStore extends Pick<StoreApi<PlaceState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: PlaceActions
  /** Looks through the sources in their order [16.2], without asking the shopper anything. Does nothing the second time. */
  find: () => Promise<void>
  /** Somebody has signed in: the default address of the book takes the place of everything that was not chosen. */
  findSaved: () => Promise<void>
}
