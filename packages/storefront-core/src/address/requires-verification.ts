import type { GuestSettings, Province } from './address-settings.ts'

/**
 * Whether a guest with an address in `state` must verify a mobile number first [03.10]: when guests are off altogether, or in the
 * states that are listed. States are compared by id or title, whatever their case.
 */
export function requiresVerification(settings: GuestSettings, state: string): boolean {
  if (!settings.enableGuestUserFlow) return true
  const wanted = stateKey(state, settings.provinces)
  return (
    wanted !== '' &&
    settings.statesToDisableGuestUserFlow.some((listed) => stateKey(listed, settings.provinces) === wanted)
  )
}

/** The id of a state that is named by its title, else the text itself, which is an id already. */
function stateKey(state: string, provinces: readonly Province[]): string {
  const text = state.trim().toLowerCase()
  const known = provinces.find(({ title }) => title.toLowerCase() === text)
  return known ? known.id.toLowerCase() : text
}
