import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'

/** How much of the sentinel must be seen [12.2]. */
const threshold = 0.1

/**
 * Where the sentinel counts as reached: from a screen ahead, so that a slow network has the next page in time, and
 * anywhere above the screen, since the End key jumps past it.
 */
const reaches = ['0px 0px 100% 0px', '1000000px 0px -100% 0px']

/**
 * Calls `onReached` whenever the sentinel comes near the screen or is jumped over.
 *
 * @param round Another value looks again: an element that stayed near counts once more.
 * @returns The ref that makes an element the sentinel, and the element.
 */
export function useSentinel(
  onReached: () => void,
  round = 0,
): readonly [ref: (element: HTMLElement | null) => void, sentinel: HTMLElement | null] {
  const [sentinel, setSentinel] = useState<HTMLElement | null>(null)
  const reached = useEffectEvent(onReached)

  useEffect(() => {
    if (sentinel === null) return undefined
    const observers = reaches.map((rootMargin) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) reached()
        },
        // Of the document, because inside a frame the margins of the screen do not count.
        { root: sentinel.ownerDocument, threshold, rootMargin },
      )
      observer.observe(sentinel)
      return observer
    })
    return () => observers.forEach((observer) => observer.disconnect())
  }, [sentinel, round])

  return [setSentinel, sentinel]
}
