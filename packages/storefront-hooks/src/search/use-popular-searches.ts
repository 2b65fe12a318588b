import { useEffect, useState } from 'react'
import type { PopularSearches } from '../catalog/catalog-port.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { readPopular } from './use-search.ts'

/** What is searched often, for a page that has nothing else to offer; null until it is known, or where it is switched off [11.5]. */
export function usePopularSearches(): PopularSearches | null {
  const storefront = useStorefront()
  const [popular, setPopular] = useState<PopularSearches | null>(null)

  useEffect(() => {
    const { session, settings, errors } = storefront
    if (!settings.searchConfig.enablePopularSearches) return undefined
    let isGone = false

    async function read() {
      const opened = await session.open()
      if (!opened.ok) return
      const { userId, guestUserId } = opened.value
      const known = await readPopular(storefront)(userId || guestUserId)
      if (!isGone) setPopular(known)
    }

    errors.guard('popularSearches', read)()
    return () => void (isGone = true)
  }, [storefront])

  return popular
}
