import type { FeedPlace } from '@krishi/storefront-core/community'
import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { devicePosition } from '../delivery/device-location.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** Where nearby is: what the device says, `null` while it is asked, `unknown` where it does not say. */
export function useFeedPlace(isWanted: boolean): FeedPlace | 'unknown' | null {
  const { device } = useStorefront()
  const [place, setPlace] = useState<FeedPlace | 'unknown' | null>(null)

  const ask = useEffectEvent(async () => {
    const position = await devicePosition(device() ?? {})
    setPlace(position.ok ? position.value : 'unknown')
  })
  useEffect(() => {
    if (isWanted) void ask()
  }, [isWanted])

  return place
}
