import { useEffect } from 'react'
import { createLazyIsland, hydrateIslands } from '../shell/lazy-island.tsx'

const Help = createLazyIsland('results-help', () => import('../search-help/results-help.tsx'))

/** What helps where nothing was found. It hydrates by itself: the server's page does not know what others search for. */
export function ResultsHelp() {
  useEffect(hydrateIslands, [])
  return <Help />
}
