import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Room that is left free under the list, in px. */
const marginPx = 8

/**
 * Tells a panel how high it may be, as `--sf-search-box-room`: to the end of what is seen, which a keyboard on the screen
 * cuts short. Without it the last options would lie under the keys.
 */
export function useVisibleRoom(panelRef: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const panel = panelRef.current
    const viewport = panel?.ownerDocument.defaultView?.visualViewport
    if (!isShown || !panel || !viewport) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const measure = () => {
      const room = viewport.offsetTop + viewport.height - panel.getBoundingClientRect().top - marginPx
      panel.style.setProperty('--sf-search-box-room', `${Math.round(room)}px`)
    }
    measure()
    viewport.addEventListener('resize', measure, { signal })
    viewport.addEventListener('scroll', measure, { signal })
    return () => stop.abort()
  }, [panelRef, isShown])
}
