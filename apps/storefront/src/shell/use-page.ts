import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { matchRoute } from '../routes/match-route.ts'
import type { ReadyPage } from '../routes/ready-page.ts'

/** Loads the page of an address. Rejects when its code does not come; failing data is a page that says so. */
export type LoadPage = (pathname: string, search: string) => Promise<ReadyPage>

/** The page to show: that of the current address, or the one before it while the next one loads. */
export function usePage(initial: ReadyPage, loadPage: LoadPage): { ready: ReadyPage; isPending: boolean } {
  const [pathname] = useLocation()
  const search = useSearch()
  const [ready, setReady] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const isPending = ready.pathname !== pathname || ready.search !== search

  useEffect(() => {
    if (!isPending) return
    if (matchRoute(pathname).route === null) {
      // Not one of the client's screens: the server answers it, if only with a 404.
      location.reload()
      return
    }
    const waiting = new AbortController()
    const { signal } = waiting
    loadPage(pathname, search).then(
      (next) => !signal.aborted && setReady(next),
      // The page that she sees stays; the next try is made when the network is back.
      () => addEventListener('online', () => setAttempt((last) => last + 1), { once: true, signal }),
    )
    return () => waiting.abort()
  }, [attempt, isPending, loadPage, pathname, search])

  return { ready, isPending }
}
