import { impressionRule } from '@krishi/storefront-core/community'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { useSupports } from '../settings/use-supports.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { WatchPost } from '../browser/watch-views.ts'

/**
 * Counts the posts that the shopper has in view, where the shop counts that [34.6]: by default it does not, and nothing is loaded for it.
 *
 * @returns What a view calls with the element of each post; undefined where nothing is counted, and until the code is there.
 */
export function usePostViews(): WatchPost | undefined {
  const { ports, clock } = useStorefront()
  const { socialFeed } = useSettings()
  const canCount = useSupports('community.viewPosts')
  const [watch, setWatch] = useState<WatchPost>()
  useEffect(() => {
    const rule = canCount ? impressionRule(socialFeed) : null
    if (rule === null) return
    const left = new AbortController()
    const { signal } = left
    const start = async (): Promise<void> => {
      const { watchViews } = await import('../browser/watch-views.ts')
      if (signal.aborted) return
      const send = (postIds: readonly string[]) => ports.community.viewPosts({ postIds })
      const views = watchViews({ ...rule, clock, send })
      signal.addEventListener('abort', views.stop)
      setWatch(() => views.watch)
    }
    // Without the code nothing is counted, and nobody misses it.
    start().catch(() => {})
    return () => left.abort()
  }, [ports, clock, socialFeed, canCount])
  return watch
}
