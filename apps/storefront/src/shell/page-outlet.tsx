import { useAnnounce } from '@krishi/storefront-ui/primitives/live-region'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReadyPage } from '../routes/ready-page.ts'
import { PageAddressContext } from './page-address.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/**
 * Shows a page. The next one moves focus to its heading, which says where that is, and starts at the top; Back returns to
 * where the shopper was, on the link that was followed, and the title is announced.
 */
export function PageOutlet({ ready }: { readonly ready: ReadyPage }) {
  const announce = useAnnounce()
  const [firstPathname] = useState(ready.pathname)
  const restorePlace = useEffectEvent(useScrollMemory(firstPathname))
  const shown = useRef(ready)

  useLayoutEffect(() => {
    const { head } = ready
    if (shown.current === ready || !head) return
    const left = shown.current.pathname
    const isSamePage = left === ready.pathname
    shown.current = ready
    document.title = head.documentTitle
    // Another pack or another page of a list: the scroll position and the focus stay.
    if (isSamePage) return
    const isReturning = restorePlace(ready.pathname)
    const target = pageTarget(isReturning ? left : null)
    // A heading says the same by itself; what the page before has said is none of this one's.
    announce(target?.tagName === 'H1' ? '' : head.title)
    target?.focus({ preventScroll: true })
  }, [announce, ready])

  const { Component } = ready.page
  return (
    <PageAddressContext value={ready}>
      <Component key={ready.pathname} params={ready.params} search={ready.search} />
    </PageAddressContext>
  )
}

/** Where the focus goes: the link to the page that was left, the heading, or, where a heading is still to come, what will hold it. */
function pageTarget(left: string | null): HTMLElement | null {
  const main = document.querySelector('main')
  const followed =
    left && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"], a[href^="${CSS.escape(left)}?"]`)
  if (followed) return followed
  const start = main?.querySelector('h1') ?? main
  if (start) start.tabIndex = -1
  return start
}
