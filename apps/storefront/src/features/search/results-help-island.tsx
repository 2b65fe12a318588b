import { createLazyIsland, hydrateIslands } from '@krishi/storefront-host/hydration'
import { useEffect } from 'react'

const Help = createLazyIsland('results-help', () => import('../search-help/results-help.tsx'))

/** What helps where nothing was found. It hydrates by itself: the server's page does not know what others search for. */
export function ResultsHelp() {
  useEffect(hydrateIslands, [])
  return <Help />
}
