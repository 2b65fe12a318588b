import type { AccountEnd } from '@krishi/storefront-hooks/auth'
import { forgetDevice, onForgottenElsewhere } from '@krishi/storefront-hooks/browser'
import { useEffect, useSyncExternalStore } from 'react'
import { writeCartSnapshot } from '../cart-handover/cart-snapshot-cookie.ts'

/** Under this key the frame notes how far pages were scrolled. */
const ofFrame = ['places']

/** Empties the storages of this device, and what the server hears of its cart [03.8]. */
export function forgetAll(): void {
  forgetDevice(window, ofFrame)
  writeCartSnapshot([])
}

/**
 * Reloads the account page, which empties what this tab holds in memory, and notes in its history entry how the account
 * was left. In the address anybody could say so.
 *
 * @param path Of the page of the account, where this is another one.
 */
export function reloadSignedOut(leaving: AccountEnd, path?: string): void {
  history.replaceState({ ...Object(history.state), leaving }, '', path)
  location.reload()
}

let noted: AccountEnd | 'no' | null = null

/** Reads the note once in the life of the page and takes it out: who loads the page again has not left again. */
function takeNote(): AccountEnd | 'no' {
  if (noted !== null) return noted
  const { leaving, ...rest } = Object(history.state) as { readonly leaving?: unknown }
  noted = leaving === 'signed-out' || leaving === 'deleted' ? leaving : 'no'
  if (noted !== 'no') history.replaceState(rest, '')
  return noted
}

/** How the account was left; `no` where it was not, null until hydration. */
export function useLeaving(): AccountEnd | 'no' | null {
  const leaving = useSyncExternalStore(
    () => () => {},
    takeNote,
    () => null,
  )
  useEffect(() => {
    // What the page before noted while it went.
    if (leaving !== null && leaving !== 'no') forgetAll()
  }, [leaving])
  return leaving
}

/** Reloads the page when another tab signs out: what this page shows is not for whoever uses the phone next. */
export function useReloadWhenForgotten(): void {
  useEffect(() => onForgottenElsewhere(window, () => location.reload()), [])
}
