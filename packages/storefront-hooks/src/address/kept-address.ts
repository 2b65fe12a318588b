import type { DeliveryAddress, WireAddress } from '@krishi/storefront-core/address'
import { parseStoredAddress } from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Clock } from '../clock/index.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The address that a guest keeps on this device [28.10], and whose book it joins. A phone is lent and shared: it goes to whoever
 * signs in from the very session that it was kept in, once, and to nobody else's book. That session is kept beside it.
 */
export interface KeptAddress {
  /** Null where none is kept, where it is corrupt, and where its time is over: that one is forgotten. */
  read: () => DeliveryAddress | null
  /** Keeps an address for the session of this device, with the names that devices keep it by. */
  keep: (address: WireAddress) => void
  forget: () => void
  /** The address, where it is of this device's session; null where it is somebody else's. */
  readOwn: () => DeliveryAddress | null
}

/** What an address is kept with. */
export interface KeptAddressOptions {
  /** Local storage. */
  readonly storage: SafeStorage
  /** For how long it may be kept. */
  readonly settings: Pick<Settings, 'compliance'>
  readonly clock: Pick<Clock, 'now'>
}

/** Keeps the address under the specification's key, and beside it its session and its last day, where it has one. */
export function createKeptAddress({ storage, settings, clock }: KeptAddressOptions): KeptAddress {
  const { addressKeptDays } = complianceOf(settings)

  /** One without a last day was kept unasked; one with a day beyond reach was kept by a clock that was wrong. */
  function isOver(days: number): boolean {
    const left = Number(storage.read(lazyLocalKeys.addressUntil)) - clock.now()
    return !(left > 0 && left <= days * dayMs)
  }

  function forget() {
    storage.remove(localKeys.address)
    storage.remove(lazyLocalKeys.addressUntil)
    storage.remove(lazyLocalKeys.addressSession)
  }

  function read() {
    const address = parseStoredAddress(storage.read(localKeys.address))
    if (addressKeptDays === null || !isOver(addressKeptDays)) return address
    forget()
    return null
  }

  return {
    read,
    keep(address) {
      storage.write(localKeys.address, JSON.stringify(address))
      storage.write(lazyLocalKeys.addressSession, storage.read(localKeys.sessionId) ?? '')
      if (addressKeptDays === null) return
      storage.write(lazyLocalKeys.addressUntil, String(clock.now() + addressKeptDays * dayMs))
    },
    forget,
    readOwn: () => (isKeptIn(storage, storage.read(localKeys.sessionId)) ? read() : null),
  }
}

/** After a sign-in: hands the address that was kept in the guest's session over to the session that begins. */
export function handOverAddress(storage: SafeStorage, sessionBefore: string, session: string): void {
  if (isKeptIn(storage, sessionBefore)) storage.write(lazyLocalKeys.addressSession, session)
}

function isKeptIn(storage: SafeStorage, session: string | null): boolean {
  return Boolean(session) && storage.read(lazyLocalKeys.addressSession) === session
}
