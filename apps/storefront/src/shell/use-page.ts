import { useEffect, useRef, useState } from 'react'
import type { ReadyPage } from '../routes/ready-page.ts'
import { readEntry } from './history-entry.ts'
import { useAddress } from './use-address.ts'
import { untilLoaded } from './until-loaded.ts'

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
    const waiting = new AbortController()
    const { signal } = waiting
    // Back brings a list with its first page, whichever of its pages the address names by now [12.11].
    const first = begun.current.get(entry)
    const asked = first !== undefined && isSamePage(first, search) ? first : search
    // The page that is shown stays until the next one is loaded.
    void untilLoaded(() => loadPage(pathname, asked), signal).then((next) => {
      if (signal.aborted) return
      if (next) setReady(next)
      // The server answers it, if only with a 404.
      else location.reload()
    })
    return () => waiting.abort()
  }, [isPending, loadPage, pathname, ready.search, search])

  return { ready, isPending }
}

/** Whether two queries ask for the same page: which part of a list is in view makes no other one [12.3]. */
function isSamePage(search: string, other: string): boolean {
  const listOf = (query: string) => query.replace(/&?pageNo=[^&]*/, '')
  return listOf(search) === listOf(other)
}
