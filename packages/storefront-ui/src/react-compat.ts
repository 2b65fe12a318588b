// What React 19.2 has and React 18 lacks. The shop runs on React's own; the package build puts
// `tooling/packages/published/react-compat.ts` in place of this module, so that the packages run since React 18.2.
export { use, useEffectEvent } from 'react'

/** The attribute that takes an element out of reach, to spread on it. */
export function inertWhen(isInert: boolean): { inert: boolean } {
  return { inert: isInert }
}
