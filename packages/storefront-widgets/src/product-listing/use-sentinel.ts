import { useEffect, useEffectEvent, useState } from 'react'

/** How much of the sentinel must be seen [12.2]. */
const threshold = 0.1

/** Calls `onSeen` whenever the element given to the returned ref comes near the screen. */
export function useSentinel(onSeen: () => void): (element: HTMLElement | null) => void {
  const [sentinel, setSentinel] = useState<HTMLElement | null>(null)
  const seen = useEffectEvent(onSeen)

  useEffect(() => {
    if (sentinel === null) return undefined
    // Half a screen ahead, so that a slow network has the next page in time.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) seen()
      },
      { threshold, rootMargin: '0px 0px 50% 0px' },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [sentinel])

  return setSentinel
}
