import { isLoadedAnew, readEntry } from './history-entry.ts'

/** Remembers where the shopper was on each history entry: a page is shown after the browser would have restored it. */
export interface ScrollMemory {
  /** Starts to record; returns a function that stops it. */
  listen: () => () => void
  /** Scrolls to the position in which this entry was left, or to the top. Returns whether this was a return. */
  restore: () => boolean
}

/** An entry of the history. */
interface Entry {
  readonly number: number
  readonly pathname: string
}

/** A position on a page: the first visible card and its distance from the top, or else the scroll offset. */
interface Place {
  readonly href: string | null
  readonly top: number
  readonly scrollY: number
}

/** In session storage, for a page that was reloaded meanwhile. */
const storageKey = 'places'

/**
 * Creates the memory of one document.
 *
 * @param first The entry at which the document began: another page may be shown before this code is loaded.
 * @param shown The path of the page that is shown; the address may already be that of the next page.
 */
export function createScrollMemory(first: Entry, shown: { readonly current: string }): ScrollMemory {
  const places = new Map<string, Place>()
  let { pathname } = first
  let entry = nameOf(first)
  let isReturning = false

  /** The entry of the address, whose page may not be shown yet. */
  function enter() {
    pathname = location.pathname
    entry = nameOf({ number: readEntry(), pathname })
  }

  // A page that the server answers is never shown here: what is in view then is still the page before it.
  function remember() {
    if (pathname === shown.current) places.set(entry, findPlace())
  }

  return {
    listen() {
      const stop = new AbortController()
      const { signal } = stop
      history.scrollRestoration = 'manual'
      readPlaces().forEach(([name, place]) => places.set(name, place))
      if (location.pathname !== first.pathname) {
        remember()
        enter()
        // Back may have led to a page of an earlier document before this code was there.
        isReturning = places.has(entry)
      } else if (isLoadedAnew() && places.has(entry)) scrollToPlace(places.get(entry))
      addEventListener(
        'pagehide',
        () => {
          remember()
          storePlaces([...places])
        },
        { signal },
      )
      addEventListener(
        'traversed',
        () => {
          remember()
          isReturning = true
          enter()
        },
        { signal },
      )
      // The router announces its own pushes under this name.
      addEventListener(
        'pushState',
        () => {
          remember()
          isReturning = false
          enter()
        },
        { signal },
      )
      return () => {
        stop.abort()
        history.scrollRestoration = 'auto'
      }
    },
    restore() {
      scrollToPlace(isReturning ? places.get(entry) : undefined)
      return isReturning
    },
  }
}

/** The first entry of every document has the same number: its path tells it from those of other documents. */
function nameOf({ number, pathname }: Entry): string {
  return `${number} ${pathname}`
}

const cells = 'main [data-part="list"] > [data-part="cell"]'

function findPlace(): Place {
  for (const cell of document.querySelectorAll(cells)) {
    const { top, bottom } = cell.getBoundingClientRect()
    if (bottom <= 0) continue
    return { href: cell.querySelector('a')?.getAttribute('href') ?? null, top, scrollY }
  }
  return { href: null, top: 0, scrollY }
}

function scrollToPlace(place: Place | undefined): void {
  const link = place?.href ? document.querySelector(`${cells} a[href="${CSS.escape(place.href)}"]`) : null
  const card = link?.closest('[data-part="cell"]')
  // At the top more than the card was in view, such as the heading.
  const isDown = place !== undefined && place.scrollY > 0
  if (card && isDown) scrollTo(0, scrollY + card.getBoundingClientRect().top - place.top)
  else scrollTo(0, place?.scrollY ?? 0)
}

function readPlaces(): readonly [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Place][]
  } catch {
    return []
  }
}

function storePlaces(places: readonly [string, Place][]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // Blocked or full: a page that is reloaded begins at its top.
  }
}
