import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../primitives/focus-handover/index.ts'

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
