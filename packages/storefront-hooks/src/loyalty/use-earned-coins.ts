import { coinsSentence, earnedCoins } from '@krishi/storefront-core/loyalty'
import type { EarnedCoins } from '@krishi/storefront-core/loyalty'
import type { Paise } from '@krishi/storefront-core/money'
import { useEffect } from 'react'
import { useSession } from '../session/use-session.ts'
import { localKeys } from '../storage/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** The coins that a purchase earns, and the shop's own sentence about them, if it has one. */
export interface EarnedCoinsView extends EarnedCoins {
  readonly sentence: string | undefined
}

/** The coins that a purchase at this price earns whoever is signed in; null for guests and where coins are off [15.6]. */
export function useEarnedCoins(price: Paise): EarnedCoinsView | null {
  const { settings, locale, session, storage } = useStorefront()
  const { isGuest } = useSession()
  const earned = earnedCoins(price, settings.loyaltyPoints)
  const isAsked = earned !== null

  useEffect(() => {
    // Nothing else here opens the session; a browser that never had one is a guest's without asking.
    if (isAsked && storage.read(localKeys.sessionId) !== null) void session.open()
  }, [isAsked, session, storage])

  if (earned === null || isGuest) return null
  const template = (settings.loyaltyConfig[locale] ?? settings.loyaltyConfig.en)?.youWillEarn ?? ''
  return { ...earned, sentence: template === '' ? undefined : coinsSentence(template, earned) }
}
