import { useLayoutEffect, useRef } from 'react'

/** When the last line leaves with the focus in it, the one action of the empty cart takes the focus. */
export function useFocusHandover(empty: boolean) {
  const actionRef = useRef<HTMLAnchorElement>(null)
  const focusInside = useRef(false)

  useLayoutEffect(() => {
    if (empty && focusInside.current) actionRef.current?.focus()
  }, [empty])

  return {
    actionRef,
    onFocus: () => {
      focusInside.current = true
    },
    onBlur: () => {
      focusInside.current = false
    },
  }
}
