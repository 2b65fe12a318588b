import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { isFocusLost } from '../focus-handover/index.ts'

const focusable = 'a[href], button, input, select, textarea'

interface FocusAfter {
  /** Notes what loses the focus to the notices. */
  readonly onFocus: (event: FocusEvent) => void
  /** Called by a control of a notice that is about to leave. */
  readonly keep: (control: Element, heir?: () => HTMLElement | null) => void
}

/**
 * Keeps the keyboard where it was when a notice leaves with the focus: on what the notice names, else on what had the focus before it,
 * or, where that has gone, on the first control of what stood around it.
 */
export function useFocusAfter(): FocusAfter {
  const before = useRef<readonly Element[]>([])

  return {
    onFocus({ relatedTarget, currentTarget }) {
      if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
        before.current = [relatedTarget, ...ancestorsOf(relatedTarget)]
      }
    },
    keep(control, heir) {
      const root = control.getRootNode() as Document | ShadowRoot
      if (root.activeElement !== control) return
      // By then React has rendered what an undo brings back.
      requestAnimationFrame(() => {
        if (isFocusLost(root)) (heir?.() ?? placeOf(before.current))?.focus()
      })
    },
  }
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

function placeOf([element, ...around]: readonly Element[]): HTMLElement | null {
  if (element instanceof HTMLElement && element.isConnected) return element
  const left = around.find((each) => each.isConnected && each.querySelector(focusable))
  return left?.querySelector<HTMLElement>(focusable) ?? null
}
