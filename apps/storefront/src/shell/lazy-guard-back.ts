import type { GuardBack } from '@krishi/storefront-ui/i18n'

let hold: GuardBack = () => () => {}

/** Gives the code that holds Back: it comes with the notices on the first touch, for no overlay opens before that. */
export const setGuardBack = (code: GuardBack) => void (hold = code)

/** Makes Back close an overlay, as `guard-back.ts` says; until its code is there, Back leaves the page. */
export const guardBack: GuardBack = (close) => hold(close)
