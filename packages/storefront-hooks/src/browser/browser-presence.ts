import type { Presence } from '../payment/presence.ts'
import { onReturn } from './browser-environment.ts'

/** Whether the shopper looks at the page and has a network, as a browser knows it: `browserPresence(() => window)`. */
export function browserPresence(pageOf: () => Window): Presence {
  return {
    isAway: () => pageOf().document.hidden || !pageOf().navigator.onLine,
    onReturn: (listener) => onReturn(pageOf(), listener),
  }
}
