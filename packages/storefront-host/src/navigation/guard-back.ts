import type { GuardBack } from '@krishi/storefront-ui/i18n'

let hold: GuardBack = () => () => {}

/** Registers `closeOnBack`, whose code a page loads later than this: no overlay opens before. */
export const setGuardBack = (code: GuardBack) => void (hold = code)

/** Makes Back close an overlay, by `closeOnBack`; until its code is registered, Back leaves the page. */
export const guardBack: GuardBack = (close) => hold(close)
