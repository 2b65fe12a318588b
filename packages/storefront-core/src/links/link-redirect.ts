import { safeInternalPath } from './safe-links.ts'
import type { InternalPath } from './safe-links.ts'

/** A link that leads on by itself, as its address and the device say. */
export interface LinkRedirect {
  /** `downloadApp` shows the app and leads nowhere; `install` leads an Android to the store. */
  readonly type: string
  /** Where others go: a path of the shop. Anything else leads nowhere: a link of ours must not lead to a stranger. */
  readonly fallback: string
  readonly isAndroid: boolean
}

/** Where a link leads, and after how many ms; the store is named, not addressed. */
export type RedirectPlan =
  | { readonly to: 'store'; readonly afterMs: number }
  | { readonly to: 'fallback'; readonly path: InternalPath; readonly afterMs: number }

/** How long an Android sees what it is led to, in ms [35.2]. */
export const redirectDelayMs = 1500

/** What a link does by itself; null where it stays [35.2]. */
export function planRedirect({ type, fallback, isAndroid }: LinkRedirect): RedirectPlan | null {
  const path = fallback === '' ? null : safeInternalPath(fallback)
  if (type === 'downloadApp' || path === null) return null
  if (!isAndroid) return { to: 'fallback', path, afterMs: 0 }
  return type === 'install'
    ? { to: 'store', afterMs: redirectDelayMs }
    : { to: 'fallback', path, afterMs: redirectDelayMs }
}
