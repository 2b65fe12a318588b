import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { parseStoredAddress } from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Clock } from '../clock/index.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import { lateLocalKeys } from '../storage/late-keys.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The address that this device remembers for a guest [28.10]. */
export interface KeptAddress {
  /** Null where none is kept, where it is corrupt, and where its time is over: that one is forgotten. */
  read(): DeliveryAddress | null
  keep(address: DeliveryAddress): void
  forget(): void
}

/** What an address is kept with. */
export interface KeptAddressOptions {
  /** Local storage. */
  readonly storage: SafeStorage
  /** For how long it may be kept. */
  readonly settings: Pick<Settings, 'compliance'>
  readonly clock: Pick<Clock, 'now'>
}

/** Keeps the address under the specification's key, and its last day, where it has one, beside it. */
export function createKeptAddress({ storage, settings, clock }: KeptAddressOptions): KeptAddress {
  const { addressKeptDays } = complianceOf(settings)

  /** One without a last day was kept unasked; one with a day beyond reach was kept by a clock that was wrong. */
  function isOver(days: number): boolean {
    const left = Number(storage.read(lateLocalKeys.addressUntil)) - clock.now()
    return !(left > 0 && left <= days * dayMs)
  }

  function forget() {
    storage.remove(localKeys.address)
    storage.remove(lateLocalKeys.addressUntil)
  }

  return {
    read() {
      const address = parseStoredAddress(storage.read(localKeys.address))
      if (addressKeptDays === null || !isOver(addressKeptDays)) return address
      forget()
      return null
    },
    keep(address) {
      storage.write(localKeys.address, JSON.stringify(address))
      if (addressKeptDays === null) return
      storage.write(lateLocalKeys.addressUntil, String(clock.now() + addressKeptDays * dayMs))
    },
    forget,
  }
}
