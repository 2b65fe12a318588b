import type { Operation } from './operation.ts'

/** Whether a call is skipped without an access token [03.4], and refused by the server. So are all calls but those that say `public`. */
export function needsSession({ access }: Operation): boolean {
  return access !== 'public'
}
