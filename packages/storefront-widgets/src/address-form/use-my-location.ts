import type { AddressDraft } from '@krishi/storefront-core/address'
import type { useAddressDraft } from '@krishi/storefront-hooks/address'
import type { LocationChoice } from '@krishi/storefront-ui/address-form'
import { useEffect } from 'react'
import { useEffectEvent } from '../react-compat.ts'

type Form = Pick<ReturnType<typeof useAddressDraft>, 'location' | 'locate' | 'locateIfGranted'>

const filled: readonly (keyof AddressDraft)[] = ['pinCode', 'city', 'district', 'state']

/**
 * The way to fill an address in from where the device is [28.5]; undefined where it is not offered. Fills an empty one unasked
 * where the permission was granted before. `forget` is told which fields are filled again.
 */
export function useMyLocation(
  { location, locate, locateIfGranted }: Form,
  isOffered: boolean,
  forget: (field: keyof AddressDraft) => void,
): LocationChoice | undefined {
  const fillUnasked = useEffectEvent(locateIfGranted)
  useEffect(() => {
    if (isOffered) void fillUnasked()
  }, [isOffered])

  if (!isOffered) return undefined
  const isDenied = location.status === 'failed' && location.code === 'location/denied'
  return {
    pending: location.status === 'pending',
    problem: location.status === 'failed' ? (isDenied ? 'denied' : 'unavailable') : null,
    onLocate() {
      filled.forEach(forget)
      void locate()
    },
  }
}
