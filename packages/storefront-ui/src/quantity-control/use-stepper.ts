import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce } from '../primitives/live-region/index.ts'

interface StepperOptions {
  readonly quantity: number
  /** The sentence for a quantity that the shopper asked for here. */
  readonly sayQuantity: (quantity: number) => string
}

/**
 * What a stepper owes to those who do not see it. A change is spoken only where it was asked for: the same product may
 * have a second control on the page. And the decrease button and the field take their focus with them when they leave at 0, so
 * the increase button, which stays, receives it.
 */
export function useStepper({ quantity, sayQuantity }: StepperOptions) {
  const announce = useAnnounce()
  const increaseRef = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  const leavingFocused = useRef(false)

  useLayoutEffect(() => {
    if (quantity > 0 || !leavingFocused.current) return
    leavingFocused.current = false
    increaseRef.current?.focus()
  }, [quantity])

  useEffect(() => {
    if (!asked.current) return
    asked.current = false
    // Not announced at 0: the focused button is "Add to cart" again, and the removal has a notice.
    if (quantity > 0) announce(sayQuantity(quantity))
  }, [announce, quantity, sayQuantity])

  return {
    increaseRef,
    /** Call it with every change that is asked for here. */
    markAsked: () => {
      asked.current = true
    },
    /** For what leaves at 0. */
    leavingFocus: {
      onFocus: () => {
        leavingFocused.current = true
      },
      onBlur: () => {
        leavingFocused.current = false
      },
    },
  }
}
