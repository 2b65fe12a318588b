import { useAnnounce } from '@krishi/storefront-ui/primitives/live-region'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReadyPage } from '../routes/ready-page.ts'
import { createScrollMemory } from './scroll-memory.ts'

/** Shows a page. The next one moves focus to its heading, announces its title and starts at the top; Back returns to where the shopper was. */
export function PageOutlet({ ready }: { readonly ready: ReadyPage }) {
  const announce = useAnnounce()
  const [scrollMemory] = useState(createScrollMemory)
  const shown = useRef(ready)

  useEffect(() => scrollMemory.listen(), [scrollMemory])

  useLayoutEffect(() => {
    if (shown.current === ready) return
    const isSamePage = shown.current.pathname === ready.pathname
    shown.current = ready
    document.title = ready.head.title
    // Another pack or another page of a list: the shopper stays where she is.
    if (isSamePage) return
    const isReturning = scrollMemory.restore()
    announce(ready.head.title)
    if (!isReturning) focusHeading()
  }, [announce, ready, scrollMemory])

  const { Component } = ready.page
  return <Component key={ready.pathname} params={ready.params} search={ready.search} />
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
