import { useSyncExternalStore } from 'react'
import { subscribeToOverlays, topOutlet } from './overlay-stack.ts'

/** The region in which notices are heard now: that of the top overlay, or null for the page's own. */
export function useNoticeOutlet(): HTMLElement | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

const subscribe = (listener: () => void) => subscribeToOverlays(document, listener)
const read = () => topOutlet(document)
