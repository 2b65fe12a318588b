import type { GuardBack } from '@krishi/storefront-ui/i18n'

let hold: GuardBack = () => () => {}

/** Registers the code of `guard-back.ts`. It loads with the notices on the first touch, because no overlay opens before. */
export const setGuardBack = (code: GuardBack) => void (hold = code)

/** Makes Back close an overlay, by `guard-back.ts`; until its code is loaded, Back leaves the page. */
export const guardBack: GuardBack = (close) => hold(close)
