import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has hydrated the page. Server HTML can be read before that, but its buttons work only afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
