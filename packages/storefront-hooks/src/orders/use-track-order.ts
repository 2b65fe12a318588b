import type { TrackPlace } from '@krishi/storefront-core/orders'
import { trackLookup } from '@krishi/storefront-core/orders'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { TrackOrderActions, TrackOrderEvent, TrackOrderState } from './create-track-order-store.ts'
import { createTrackOrderStore } from './create-track-order-store.ts'

/** What `useTrackOrder` gives. */
export interface TrackOrderView extends TrackOrderState, TrackOrderActions {
  /** There is something to look for. */
  readonly isReady: boolean
}

/** Looking for an order [31.7], as long as the view that does it is there. `onEvent` is called with what is to be said or done. */
export function useTrackOrder(place: TrackPlace, onEvent: (event: TrackOrderEvent) => void): TrackOrderView {
  const { ports, errors } = useStorefront()
  const [store] = useState(() => createTrackOrderStore({ port: ports.orders, place, errors }))
  const say = useEffectEvent(onEvent)
  useEffect(() => store.onEvent((event) => say(event)), [store])
  const state = useStore(store)
  return { ...state, ...store.actions, isReady: trackLookup(state.input, place) !== null }
}
