import { createContext, useContext, useSyncExternalStore } from 'react'
import { numberEntry, readEntry } from '../navigation/history-entry.ts'

/** An address as the address bar has it, with the query without its question mark. */
export interface Address {
  readonly pathname: string
  readonly search: string
}

/** The address that the server has rendered: what is hydrated later begins with it, whichever page is open by then. */
export const FirstAddress = createContext<Address>({ pathname: '/', search: '' })

/** The address of the window, as it is written: `%25` is not decoded, nor is an address with `%5C` another page. */
export function useAddress(): Address {
  const first = useContext(FirstAddress)
  return {
    pathname: useSyncExternalStore(subscribe, readPathname, () => first.pathname),
    search: useSyncExternalStore(subscribe, readSearch, () => first.search),
  }
}

/** Leads to another address of this site: a new entry of the history, or another address for the entry of this page. */
export function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
}

/**
 * Makes every step of the history an event: `pushState` and `replaceState`, which the browser does not announce, and `traversed` for
 * Back and Forward. Between two listeners of the browser's own `popstate` React could already show the next page; an event that code
 * dispatches reaches all of them first. A new entry gets a number, by which the scroll position is found again. To be called once,
 * before anything is hydrated.
 */
export function announceSteps(): void {
  for (const type of ['pushState', 'replaceState'] as const) {
    const step = history[type]
    history[type] = (state, ...place) => {
      step.call(history, numberEntry(state, type === 'pushState' ? undefined : readEntry()), ...place)
      dispatchEvent(new Event(type))
    }
  }
  addEventListener('popstate', () => dispatchEvent(new Event('traversed')))
}

const readPathname = () => location.pathname
const readSearch = () => location.search.slice(1)

const listeners = new Set<() => void>()

/** All are told by one listener: between two listeners of an event React would render. */
function tellAll(): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const type of ['traversed', 'pushState', 'replaceState']) addEventListener(type, tellAll)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
