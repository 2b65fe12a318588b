import { forgetDevice, onForgottenElsewhere } from '@krishi/storefront-hooks/browser'
import { useEffect, useSyncExternalStore } from 'react'

/** Under this key the frame notes how far pages were scrolled. */
const ofFrame = ['places']

/** Empties the storages of this device [03.8]. */
export function forgetAll(): void {
  forgetDevice(window, ofFrame)
}

/**
 * Loads the page anew, which empties what this tab holds in memory, and notes in its history entry that she has signed out. In
 * the address anybody could say so.
 */
export function reloadSignedOut(): void {
  history.replaceState({ ...Object(history.state), isSignedOut: true }, '')
  location.reload()
}

let isNoted: boolean | null = null

/** Reads the note once in the life of the page and takes it out: who loads the page again has not signed out again. */
function takeNote(): boolean {
  if (isNoted !== null) return isNoted
  const { isSignedOut, ...rest } = Object(history.state) as { readonly isSignedOut?: boolean }
  isNoted = isSignedOut === true
  if (isNoted) history.replaceState(rest, '')
  return isNoted
}

/** Whether she has come here by signing out; null until the page lives. */
export function useIsSignedOut(): boolean | null {
  const isSignedOut = useSyncExternalStore(
    () => () => {},
    takeNote,
    () => null,
  )
  useEffect(() => {
    // What the page before noted while it went.
    if (isSignedOut) forgetAll()
  }, [isSignedOut])
  return isSignedOut
}

/** Loads the page anew when she signs out in another tab: what stands here is not for whoever uses the phone next. */
export function useReloadWhenForgotten(): void {
  useEffect(() => onForgottenElsewhere(window, () => location.reload()), [])
}
