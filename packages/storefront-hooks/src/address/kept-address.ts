import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { parseStoredAddress } from '@krishi/storefront-core/address'
import { lateLocalKeys } from '../storage/late-keys.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

/**
 * The address that a guest keeps on this device [28.10], and whose book it joins. A phone is lent and shared: it goes to whoever
 * signs in from the very session that it was kept in, once, and to nobody else's book. The session is kept beside it; a sign-in
 * from that session passes it on to the one that begins.
 */
export interface KeptAddress {
  read(): DeliveryAddress | null
  /** Keeps an address for the session of this device. */
  keep(address: DeliveryAddress): void
  forget(): void
  /** Somebody has signed in: what was kept in the session before is hers. */
  handOver(sessionBefore: string, session: string): void
  /** The address, where it is of this device's session; null where it is somebody else's. */
  readOwn(): DeliveryAddress | null
}

/** The address that `storage` keeps for a guest. */
export function keptAddressIn(storage: SafeStorage): KeptAddress {
  const read = () => parseStoredAddress(storage.read(localKeys.address))
  const isOf = (session: string | null) => Boolean(session) && storage.read(lateLocalKeys.addressSession) === session

  return {
    read,
    keep(address) {
      storage.write(localKeys.address, JSON.stringify(address))
      storage.write(lateLocalKeys.addressSession, storage.read(localKeys.sessionId) ?? '')
    },
    forget() {
      storage.remove(localKeys.address)
      storage.remove(lateLocalKeys.addressSession)
    },
    handOver(sessionBefore, session) {
      if (isOf(sessionBefore)) storage.write(lateLocalKeys.addressSession, session)
    },
    readOwn: () => (isOf(storage.read(localKeys.sessionId)) ? read() : null),
  }
}
