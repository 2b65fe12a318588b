import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { savedForLaterOf } from './create-saved-for-later.ts'
import type { SavedForLaterActions, SavedForLaterState } from './create-saved-for-later.ts'

/** What is saved for later, with today's prices, and what can be done with it. Call it in the browser: a server knows no device. */
export function useSavedForLater(): SavedForLaterState & SavedForLaterActions {
  const storefront = useStorefront()
  const saved = savedForLaterOf(storefront)
  useEffect(() => {
    void saved.actions.refresh()
    return storefront.onReturn(() => void saved.actions.refresh())
  }, [saved, storefront])
  return { ...useStore(saved), ...saved.actions }
}
