import { useLayoutEffect, useRef } from 'react'

/** The heading to which the focus goes when the button beside it leaves with the focus on it. */
export function useHeadFocus(clearing: 'none' | 'clear' | 'undo') {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(clearing)

  useLayoutEffect(() => {
    const left = shown.current !== 'none' && clearing === 'none'
    shown.current = clearing
    const title = titleRef.current
    if (left && title !== null && isFocusLost(title)) title.focus()
  }, [clearing])

  return titleRef
}

/** Whether nothing of the page, or of the shadow root around `element`, has the focus. */
export function isFocusLost(element: Element): boolean {
  const root = element.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active === null || active === element.ownerDocument.body
}
