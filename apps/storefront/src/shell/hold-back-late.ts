import type { HoldBack } from '@krishi/storefront-ui/i18n'

let hold: HoldBack = () => () => {}

/** Gives the code that holds Back: it comes with the notices on the first touch, for no overlay opens before that. */
export const setHoldBack = (code: HoldBack) => void (hold = code)

/** Makes Back close an overlay, as `hold-back.ts` says; until its code is there, Back leaves the page. */
export const holdBack: HoldBack = (close) => hold(close)
