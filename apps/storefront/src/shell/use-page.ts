import { useEffect, useRef, useState } from 'react'
import type { ReadyPage } from '../routes/ready-page.ts'
import { readEntry } from './history-entry.ts'
import { sayUnloaded } from './say-unloaded.ts'
import { useAddress } from './use-address.ts'

/**
 * Loads the page of an address; null for one that the client has no screen for. Rejects when its code does not come; failing
 * data is a page that says so.
 */
export type LoadPage = (pathname: string, search: string) => Promise<ReadyPage | null>

/** The page to show: that of the current address, or the one before it while the next one loads. */
export function usePage(initial: ReadyPage, loadPage: LoadPage): { ready: ReadyPage; isPending: boolean } {
  const { pathname, search } = useAddress()
  const [ready, setReady] = useState(initial)
  const begun = useRef(new Map<string, string>())
  const isPending = ready.pathname !== pathname || !isSamePage(ready.search, search)

  useEffect(() => {
    const entry = `${readEntry()} ${pathname}`
    if (!isPending) {
      begun.current.set(entry, ready.search)
      return
    }
    let isLeft = false
    // Back brings a list with its first page, whichever of its pages the address names by now [12.11].
    const first = begun.current.get(entry) ?? search
    const asked = isSamePage(first, search) ? first : search
    // The page that is shown stays until the next one is loaded.
    loadPage(pathname, asked).then(
      (next) => {
        if (isLeft) return
        if (next) setReady(next)
        // The server answers it, if only with a 404.
        else location.reload()
      },
      () => {
        if (isLeft) return
        // The tap is over [ADR 0020]. A page that Back leads to has its code: the entry is a new one.
        sayUnloaded()
        history.back()
      },
    )
    return () => void (isLeft = true)
  }, [isPending, loadPage, pathname, ready.search, search])

  return { ready, isPending }
}

/** Whether two queries ask for the same page: which part of a list is in view makes no other one [12.3]. */
function isSamePage(search: string, other: string): boolean {
  const listOf = (query: string) => query.replace(/&?pageNo=[^&]*/, '')
  return listOf(search) === listOf(other)
}
