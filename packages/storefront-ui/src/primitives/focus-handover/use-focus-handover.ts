import { useLayoutEffect, useRef } from 'react'

/** What {@link useFocusHandover} gives: where the focus goes, and what the part that may leave listens to. */
export interface FocusHandover<Heir extends HTMLElement> {
  readonly heirRef: { current: Heir | null }
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * When a part leaves with the focus in it, its heir takes the focus: a keyboard is never back at the top of the page.
 *
 * @param left Whether the part has left and the heir is there.
 */
export function useFocusHandover<Heir extends HTMLElement>(left: boolean): FocusHandover<Heir> {
  const heirRef = useRef<Heir>(null)
  const focusInside = useRef(false)

  useLayoutEffect(() => {
    if (left && focusInside.current) heirRef.current?.focus()
  }, [left])

  return {
    heirRef,
    onFocus: () => {
      focusInside.current = true
    },
    onBlur: () => {
      focusInside.current = false
    },
  }
}
