import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Lets a `<details>` with a list of links close as such lists do: on Escape, on a press beside it and when the focus goes
 * on. A mouse opens it by pointing at it, too; the first click then keeps it open instead of closing it at once.
 */
export function useDismissal(detailsRef: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = detailsRef.current
    const trigger = details?.querySelector('summary')
    if (!details || !trigger) return undefined
    const stop = new AbortController()
    const { signal } = stop
    let isByPointing = false

    function open(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || details?.open !== false) return
      isByPointing = true
      details.open = true
    }

    function close() {
      isByPointing = false
      if (details) details.open = false
    }

    details.addEventListener('pointerenter', open, { signal })
    details.addEventListener('pointerleave', () => isByPointing && !details.matches(':focus-within') && close(), {
      signal,
    })
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget instanceof Node && !details.contains(relatedTarget) && close(),
      { signal },
    )
    trigger.addEventListener(
      'click',
      (event) => {
        if (isByPointing) event.preventDefault()
        isByPointing = false
      },
      { signal },
    )
    const page = details.ownerDocument
    page.addEventListener('pointerdown', (event) => !event.composedPath().includes(details) && close(), { signal })
    page.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return
        // The focused link is removed with the list.
        if (details.matches(':focus-within')) trigger.focus()
        close()
      },
      { signal },
    )
    return () => stop.abort()
  }, [detailsRef])
}
