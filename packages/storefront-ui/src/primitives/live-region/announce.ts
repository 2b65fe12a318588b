import { createContext } from 'react'
import { use } from '../../react-compat.ts'

/**
 * Says one sentence to screen readers. Call it before moving focus, which would cut it short. An empty text takes away what was
 * said, as for the page after.
 */
export type Announce = (text: string) => void

/** The voice of the nearest `<Announcer>`. */
export const AnnounceContext = createContext<Announce>(() => undefined)

/** The voice of the nearest `<Announcer>`; silent without one. */
export function useAnnounce(): Announce {
  return use(AnnounceContext)
}
