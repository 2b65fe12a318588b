import { useEffect, useRef } from 'react'

/** Returns a signal that is aborted when the view is left: an answer that comes after that must not navigate. */
export function useLeaveSignal(): () => AbortSignal {
  const view = useRef(new AbortController())
  useEffect(() => {
    // A view that is taken away and put back, as React does to try it, has not been left.
    const current = new AbortController()
    view.current = current
    return () => current.abort()
  }, [])
  return () => view.current.signal
}
