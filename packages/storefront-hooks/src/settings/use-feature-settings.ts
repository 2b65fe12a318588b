import type { SettingsType } from '@krishi/storefront-core/contract'
import { useEffect, useState } from 'react'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createFeatureSettings } from './create-feature-settings.ts'
import type { FeatureSettings, FeatureSettingsStore } from './create-feature-settings.ts'

const stores = new WeakMap<Storefront, FeatureSettingsStore>()

function featureSettingsOf(storefront: Storefront): FeatureSettingsStore {
  const known = stores.get(storefront)
  if (known) return known
  const store = createFeatureSettings({ port: storefront.ports.settings, clock: storefront.clock })
  stores.set(storefront, store)
  return store
}

/** The settings of a type, fetched as long as somebody needs them [04.2]: those of the page until the answer is there. */
export function useFeatureSettings(type: SettingsType): FeatureSettings {
  const storefront = useStorefront()
  const [settings, setSettings] = useState<FeatureSettings>(storefront.settings)

  useEffect(() => {
    let isGone = false
    void featureSettingsOf(storefront)
      .read(type)
      .then((read) => !isGone && setSettings(read))
    return () => void (isGone = true)
  }, [storefront, type])

  return settings
}
