import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const wish = matchMedia(query)
  wish.addEventListener('change', onChange)
  return () => wish.removeEventListener('change', onChange)
}

/** Whether the device is set to reduced motion. For the browser alone. */
export function wantsLessMotion(): boolean {
  return matchMedia(query).matches
}

/**
 * The same while rendering, kept up to date. Null on the server and during hydration, when the setting
 * is not known and nothing moves yet.
 */
export function useLessMotion(): boolean | null {
  return useSyncExternalStore(subscribe, wantsLessMotion, () => null)
}
