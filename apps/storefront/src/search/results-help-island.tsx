import { useEffect } from 'react'
import { createIsland, wakeIslands } from '../shell/island.tsx'

const Help = createIsland('results-help', () => import('../search-help/results-help.tsx'))

/** What helps where nothing was found. It wakes by itself: what others search for is known to no server's page. */
export function ResultsHelp() {
  useEffect(wakeIslands, [])
  return <Help />
}
