import { useEffect, useState } from 'react'

/** One screen ahead: on a slow network what is wanted is there when it comes into sight. */
const rootMargin = '0px 0px 100% 0px'

/** Whether an element has come near the screen; it stays so. False on the server. */
export function useNear(): { readonly ref: (element: HTMLElement | null) => void; readonly isNear: boolean } {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (element === null || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      root: element.ownerDocument,
      rootMargin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])

  return { ref: setElement, isNear }
}
