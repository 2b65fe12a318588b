/** How far below or above the screen an element is loaded. */
const near = '400px'

/** Calls `listener` once `element` is on the screen or near it; returns a function that stops waiting. */
export function whenNear(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      listener()
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
