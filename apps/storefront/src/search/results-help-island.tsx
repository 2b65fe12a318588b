import { useEffect } from 'react'
import { createIsland, wakeIslands } from '../shell/island.tsx'

const Help = createIsland('results-help', () => import('./results-help.tsx'))
const Ways = createIsland('results-ways', () => import('./results-ways.tsx'))

/** What helps where nothing was found. It wakes by itself: what others search for is known to no server's page. */
export function ResultsHelp() {
  useEffect(wakeIslands, [])
  return <Help />
}

/** What helps where only the nearest was found; it stands below that. */
export function NearestHelp() {
  useEffect(wakeIslands, [])
  return <Ways />
}
