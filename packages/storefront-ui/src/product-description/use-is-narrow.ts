import { useSyncExternalStore } from 'react'

/** Below it the texts are tabs; the sheet of styles says the same. */
const query = '(width < 60rem)'

function subscribe(onChange: () => void): () => void {
  const screen = matchMedia(query)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

/** Whether the screen shows the texts as tabs. False on the server and while React takes over its markup. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
