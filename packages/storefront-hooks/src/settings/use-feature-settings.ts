import type { SettingsType } from '@krishi/storefront-core/contract'
import { useEffect, useState } from 'react'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { areSettingsFresh } from './are-settings-fresh.ts'
import type { FeatureSettings, FeatureSettingsStore } from './create-feature-settings.ts'

const stores = new WeakMap<Storefront, FeatureSettingsStore>()

/** The settings by type of a storefront, whose code comes with the first that asks. */
async function featureSettingsOf(storefront: Storefront): Promise<FeatureSettingsStore> {
  const { createFeatureSettings } = await import('./create-feature-settings.ts')
  const store =
    stores.get(storefront) ?? createFeatureSettings({ port: storefront.ports.settings, clock: storefront.clock })
  stores.set(storefront, store)
  return store
}

/**
 * The settings of a type [04.2]: those of the page, which are fetched again while somebody needs them once they are older than
 * half an hour.
 */
export function useFeatureSettings(type: SettingsType): FeatureSettings {
  const storefront = useStorefront()
  const [settings, setSettings] = useState<FeatureSettings>(storefront.settings)

  useEffect(() => {
    if (areSettingsFresh(storefront)) return
    let isGone = false
    featureSettingsOf(storefront)
      .then((store) => store.read(type))
      .then(
        (read) => !isGone && setSettings(read),
        // Its code did not come: the page's own go on.
        () => {},
      )
    return () => void (isGone = true)
  }, [storefront, type])

  return settings
}
