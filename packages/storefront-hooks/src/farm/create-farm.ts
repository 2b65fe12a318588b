import { isEmptyFarm, parseFarm } from '@krishi/storefront-core/farm'
import type { Farm } from '@krishi/storefront-core/farm'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { keptKeys } from '../storage/kept-keys.ts'

/** The farm as state. */
export interface FarmState {
  readonly farm: Farm
  /** False where the browser stores nothing: the farm is gone with the page. */
  readonly isKept: boolean
}

/** The farm of one device. */
export interface FarmStore extends Pick<StoreApi<FarmState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Makes another farm of what the device keeps, and keeps that; an empty one is removed from the device. */
  change: (toNext: (farm: Farm) => Farm) => void
  /** Shows what the device keeps: another tab, or the page that Back leads from, may have changed it. */
  refresh: () => void
}

/** Whether a farm was told on this device. */
export function hasFarm({ storage }: Pick<Storefront, 'storage'>): boolean {
  return storage.read(keptKeys.farm) !== null
}

/** Creates the farm, as the device keeps it. */
export function createFarm({ storage }: Pick<Storefront, 'storage'>): FarmStore {
  const read = () => parseFarm(storage.read(keptKeys.farm))
  const store = createStore<FarmState>(() => ({ farm: read(), isKept: true }))

  return {
    change(toNext) {
      // Another tab may have stored a change.
      const farm = toNext(read())
      const isEmpty = isEmptyFarm(farm)
      if (isEmpty) storage.remove(keptKeys.farm)
      store.setState({ farm, isKept: isEmpty || storage.write(keptKeys.farm, JSON.stringify(farm)) })
    },
    refresh: () => store.setState({ farm: read() }),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

const farms = new WeakMap<Storefront, FarmStore>()

/** The farm of a storefront: one for all that show or change it. */
export function farmOf(storefront: Storefront): FarmStore {
  const farm = farms.get(storefront) ?? createFarm(storefront)
  farms.set(storefront, farm)
  return farm
}
