import { useAnnounce } from '@krishi/storefront-ui/primitives/live-region'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { Address } from '../address/index.ts'
import { useScrollMemory } from '../navigation/index.ts'
import { useEffectEvent } from '../react-compat.ts'

/** Props of a page component: its parsed address. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>
  /** The query without its question mark. */
  readonly search: string
}

/** A page that can be shown: its address, its component and its head. */
export interface ShownPage extends Address, PageProps {
  readonly page: { readonly Component: ComponentType<PageProps> }
  /** Absent for the page that the server rendered: its head is in the document. */
  readonly head?: {
    /** Announced after a navigation. */
    readonly title: string
    readonly documentTitle: string
  }
}

/**
 * Shows a page. A navigation moves the focus to the heading of the new page and scrolls to the top; Back restores the scroll
 * position and focuses the link that was followed, and the title is announced.
 */
export function PageOutlet({ ready }: { readonly ready: ShownPage }) {
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
    // A focused heading is announced by itself; the announcement of the previous page is cleared.
    announce(target?.tagName === 'H1' ? '' : head.title)
    target?.focus({ preventScroll: true })
  }, [announce, ready])

  const { Component } = ready.page
  return <Component key={ready.pathname} params={ready.params} search={ready.search} />
}

/** The element to focus: the link to the page that was left, the heading, or, until that is rendered, its container. */
function pageTarget(left: string | null): HTMLElement | null {
  const main = document.querySelector('main')
  const followed =
    left && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"], a[href^="${CSS.escape(left)}?"]`)
  if (followed) return followed
  const start = main?.querySelector('h1') ?? main
  if (start) start.tabIndex = -1
  return start
}
