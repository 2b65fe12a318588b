import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has been hydrated: what a server has sent can be read before, and pressed only then. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
