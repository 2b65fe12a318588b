import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../address/index.ts'
import type { Address } from '../address/index.ts'
import { sayUnloaded } from '../loading/index.ts'
import { readEntry } from '../navigation/index.ts'

/**
 * Loads the page of an address; null for one that the client has no screen for. Rejects if its code cannot be loaded; if its data
 * cannot, the page says so.
 */
export type LoadPage<Page extends Address> = (pathname: string, search: string) => Promise<Page | null>

/** The page to show: that of the current address, or the one before it while the next one loads. */
export function usePage<Page extends Address>(
  initial: Page,
  loadPage: LoadPage<Page>,
): { readonly ready: Page; readonly isPending: boolean } {
  const { pathname, search } = useAddress()
  const [ready, setReady] = useState(initial)
  const pushed = useRef('')
  const begun = useRef(new Map<string, string>())
  const isPending = ready.pathname !== pathname || listOf(ready.search) !== listOf(search)

  // For the lifetime of the document, which has one frame.
  useEffect(() => addEventListener('pushState', () => void (pushed.current = location.href)), [])

  useEffect(() => {
    const entry = `${readEntry()} ${pathname} ${listOf(search)}`
    if (!isPending) {
      begun.current.set(entry, ready.search)
      return
    }
    let isLeft = false
    // Back loads a list from its first page, whichever page is in the address [12.11].
    const asked = begun.current.get(entry) ?? search
    // The current page stays until the next one is loaded.
    const load = () =>
      void loadPage(pathname, asked).then(
        (next) => {
          if (isLeft) return
          if (next) setReady(next)
          // Let the server answer it, if only with a 404.
          else location.reload()
        },
        () => {
          if (isLeft) return
          sayUnloaded()
          // The navigation has failed (ADR 0020): remove its history entry.
          if (pushed.current === location.href) history.back()
          // After `replace` or Back there is no entry to return to: the next touch tries again.
          else for (const sign of ['pointerdown', 'keydown', 'online']) addEventListener(sign, load, { once: true })
        },
      )
    load()
    return () => void (isLeft = true)
  }, [isPending, loadPage, pathname, ready.search, search])

  return { ready, isPending }
}

/** A query without the page number of a list, which is not part of the page's identity [12.3]. */
function listOf(search: string): string {
  return search.replace(/&?pageNo=[^&]*/, '')
}
