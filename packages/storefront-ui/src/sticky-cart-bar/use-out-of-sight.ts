import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether nothing of an element is on the screen. True until it has been looked at. */
export function useOutOfSight(ref: RefObject<Element | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setOutOfSight(!last.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return outOfSight
}
