import { useEffect, useRef } from 'react'
import { onHydrate } from '../hydration/index.ts'
import { untilLoaded } from '../loading/index.ts'
import { isLoadedAnew, readEntry } from './history-entry.ts'
import type { ScrollMemory } from './scroll-memory.ts'

/**
 * Restores the scroll position of the page that is shown next: the returned function scrolls there, or to the top, and tells
 * whether this was a return. The code loads at the first touch, or at once on a reloaded page, which may have been scrolled
 * down.
 */
export function useScrollMemory(firstPathname: string): (pathname: string) => boolean {
  const memory = useRef<ScrollMemory | null>(null)
  const shown = useRef(firstPathname)

  useEffect(() => {
    const stop = new AbortController()
    const first = { number: readEntry(), pathname: firstPathname }
    async function load() {
      const { createScrollMemory } = await untilLoaded(() => import('./scroll-memory.ts'), stop.signal)
      if (stop.signal.aborted) return
      memory.current = createScrollMemory(first, shown)
      stop.signal.addEventListener('abort', memory.current.listen())
    }
    if (isLoadedAnew()) void load()
    else onHydrate(() => void load())
    return () => stop.abort()
  }, [firstPathname])

  return (pathname) => {
    shown.current = pathname
    if (memory.current) return memory.current.restore()
    scrollTo(0, 0)
    return false
  }
}
