/** Remembers the scroll offset of each history entry: a page is shown after the browser would have restored it. */
export interface ScrollMemory {
  /** Starts to remember; the answer stops it. */
  listen(): () => void
  /** Scrolls to where this entry was left, or to the top. Says whether the shopper came back to it. */
  restore(): boolean
}

/** Creates the memory of one document. */
export function createScrollMemory(): ScrollMemory {
  const offsets = new Map<string, number>()
  let entry = 'first'
  let isReturning = false

  function readEntry(): string {
    return (history.state as { entry?: string } | null)?.entry ?? 'first'
  }

  return {
    listen() {
      const stop = new AbortController()
      const { signal } = stop
      history.scrollRestoration = 'manual'
      entry = readEntry()
      addEventListener('scroll', () => offsets.set(entry, scrollY), { passive: true, signal })
      addEventListener(
        'popstate',
        () => {
          isReturning = true
          entry = readEntry()
        },
        { signal },
      )
      // The router announces its own pushes under this name.
      addEventListener(
        'pushState',
        () => {
          isReturning = false
          entry = crypto.randomUUID()
          history.replaceState({ ...(history.state as object | null), entry }, '')
        },
        { signal },
      )
      return () => {
        stop.abort()
        history.scrollRestoration = 'auto'
      }
    },
    restore() {
      scrollTo(0, isReturning ? (offsets.get(entry) ?? 0) : 0)
      return isReturning
    },
  }
}
