import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { matchRoute } from '../routes/match-route.ts'
import type { ReadyPage } from '../routes/ready-page.ts'

/** Loads the page of an address. Never rejects: what cannot be loaded is a page that says so. */
export type LoadPage = (pathname: string, search: string) => Promise<ReadyPage>

/** The page to show: that of the current address, or the one before it while the next one loads. */
export function usePage(initial: ReadyPage, loadPage: LoadPage): { ready: ReadyPage; isPending: boolean } {
  const [pathname] = useLocation()
  const search = useSearch()
  const [ready, setReady] = useState(initial)
  const isPending = ready.pathname !== pathname || ready.search !== search

  useEffect(() => {
    if (!isPending) return
    if (matchRoute(pathname).route === null) {
      // Not one of the client's screens: the server answers it, if only with a 404.
      location.reload()
      return
    }
    let isStale = false
    void loadPage(pathname, search).then((next) => {
      if (!isStale) setReady(next)
    })
    return () => {
      isStale = true
    }
  }, [isPending, loadPage, pathname, search])

  return { ready, isPending }
}
