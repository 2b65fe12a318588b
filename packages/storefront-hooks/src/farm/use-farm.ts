import { seasonAt } from '@krishi/storefront-core/farm'
import type { Season } from '@krishi/storefront-core/farm'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { farmOf } from './create-farm.ts'
import type { FarmState, FarmStore } from './create-farm.ts'

/** The farm of this device, the season of today, and the way to change the farm. Call it in the browser: a server knows no device. */
export function useFarm(): FarmState & Pick<FarmStore, 'change'> & { readonly season: Season | null } {
  const storefront = useStorefront()
  const store = farmOf(storefront)
  useEffect(() => storefront.onReturn(store.refresh), [storefront, store])
  const [season] = useState(() => seasonAt(storefront.clock.now()))
  return { ...useStore(store), season, change: store.change }
}
