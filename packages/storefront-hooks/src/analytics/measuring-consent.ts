import { hasShape, isCount, isOneOf, parseJson } from '@krishi/storefront-core/shape'
import { useStore } from 'zustand/react'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'

/** What the shopper has said about counting what is used in the shop; `unasked` counts nothing, as `refused` does. */
export type MeasuringChoice = 'unasked' | 'granted' | 'refused'

/** The choice as state. */
export interface MeasuringState {
  readonly choice: MeasuringChoice
}

/** The choice of one storefront. */
export interface MeasuringConsent extends Pick<StoreApi<MeasuringState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Keeps what the shopper chose on the device, with when; it can be changed at any time. */
  choose: (choice: 'granted' | 'refused') => void
}

interface KeptChoice {
  readonly choice: 'granted' | 'refused'
  /** In ms since 1970. */
  readonly at: number
}

const isKept = hasShape<KeptChoice>({ choice: isOneOf('granted', 'refused'), at: isCount })

/** Creates the choice of a storefront, as the device keeps it. */
export function createMeasuringConsent({ storage, clock }: Pick<Storefront, 'storage' | 'clock'>): MeasuringConsent {
  const kept = parseJson(storage.read(lazyLocalKeys.measuringConsent))
  const store = createStore<MeasuringState>(() => ({ choice: isKept(kept) ? kept.choice : 'unasked' }))
  return {
    choose(choice) {
      storage.write(lazyLocalKeys.measuringConsent, JSON.stringify({ choice, at: clock.now() } satisfies KeptChoice))
      store.setState({ choice })
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

const consents = new WeakMap<Storefront, MeasuringConsent>()

/** The choice of a storefront: one for all that ask or look. */
export function measuringConsentOf(storefront: Storefront): MeasuringConsent {
  const consent = consents.get(storefront) ?? createMeasuringConsent(storefront)
  consents.set(storefront, consent)
  return consent
}

/** What `useMeasuringConsent` gives. */
export interface MeasuringConsentView extends MeasuringState, Pick<MeasuringConsent, 'choose'> {}

/** What the shopper has chosen, and the way to choose again. Call it in the browser: a server knows no device. */
export function useMeasuringConsent(): MeasuringConsentView {
  const consent = measuringConsentOf(useStorefront())
  return { ...useStore(consent), choose: consent.choose }
}
