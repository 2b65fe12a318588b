import type { AddressDraft } from '@krishi/storefront-core/address'
import { applyPosition, isPlaceEmpty } from '@krishi/storefront-core/address'
import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { DeviceLocation } from '../delivery/device-location.ts'
import { devicePosition, locationPermission } from '../delivery/device-location.ts'
import type { AddressFormActions, AddressFormState } from './address-form-store.ts'
import type { AddressPort } from './address-port.ts'

/** What the place of the device is found with, and where it goes. */
export interface AddressLocatorOptions {
  readonly port: Pick<AddressPort, 'reverseGeocode'>
  readonly device: () => DeviceLocation | null
  readonly clock: Pick<Clock, 'after'>
  readonly store: Pick<StoreApi<AddressFormState>, 'getState' | 'setState'>
  /** Takes a draft with a pincode, and looks that up. */
  lookUp: (draft: AddressDraft) => Promise<void>
}

/** How long the loader is seen at least, in ms: a shorter one is a flash that nobody can read. */
const loaderMs = 200

/** Fills the address form from where the device is [28.5]. */
export function createAddressLocator({
  port,
  device,
  clock,
  store,
  lookUp,
}: AddressLocatorOptions): Pick<AddressFormActions, 'locate' | 'locateIfGranted'> {
  async function findPlace() {
    const position = await devicePosition(device() ?? {})
    return position.ok ? port.reverseGeocode(position.value) : position
  }

  async function fill(isAsked: boolean) {
    const { draft: asked, draftOf, location } = store.getState()
    if (location.status === 'pending') return
    store.setState({ location: { status: 'pending' } })
    const loader = new Promise<void>((resolve) => void clock.after(loaderMs, resolve))
    const [found] = await Promise.all([findPlace(), loader])
    const now = store.getState()
    // Stale answer: another address or another pincode has been entered in the meantime.
    const isOvertaken =
      now.location.status !== 'pending' || now.draftOf !== draftOf || now.draft.pinCode !== asked.pinCode
    if (isOvertaken || (!isAsked && (!found.ok || !isPlaceEmpty(now.draft)))) {
      return store.setState({ location: { status: 'idle' } })
    }
    if (!found.ok) return store.setState({ location: { status: 'failed', code: found.error.code } })
    store.setState({ location: { status: 'found', place: found.value } })
    await lookUp(applyPosition(now.draft, asked, found.value.pincode))
  }

  return {
    locate: () => fill(true),
    async locateIfGranted() {
      if (!isPlaceEmpty(store.getState().draft)) return
      if ((await locationPermission(device() ?? {})) === 'granted' && isPlaceEmpty(store.getState().draft)) {
        await fill(false)
      }
    },
  }
}
