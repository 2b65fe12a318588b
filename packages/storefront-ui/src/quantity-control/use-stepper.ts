import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Translate } from '../i18n/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'

/**
 * What a stepper owes to those who do not see it. A change is spoken only where it was asked for: the same product may
 * have a second control on the page. And the decrease button and the field take their focus with them when they leave at 0, so
 * the increase button, which stays, receives it.
 */
export function useStepper(product: string, quantity: number, t: Translate<'changed'>) {
  const announce = useAnnounce()
  const increaseRef = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  const hasFocus = useRef(false)

  useLayoutEffect(() => {
    if (quantity > 0 || !hasFocus.current) return
    hasFocus.current = false
    increaseRef.current?.focus()
  }, [quantity])

  useEffect(() => {
    if (!asked.current) return
    asked.current = false
    // Not announced at 0: the focused button is "Add to cart" again, and the removal has a notice.
    if (quantity > 0) announce(t('changed', { product, quantity }))
  }, [announce, product, quantity, t])

  return {
    increaseRef,
    /** Call it with every change that is asked for here. */
    markAsked: () => {
      asked.current = true
    },
    /** For what holds the buttons. */
    focusEvents: {
      onFocus: () => {
        hasFocus.current = true
      },
      onBlur: () => {
        hasFocus.current = false
      },
    },
  }
}
