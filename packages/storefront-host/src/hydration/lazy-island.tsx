import { Suspense, lazy, memo, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { untilLoaded } from '../loading/index.ts'

type Load = () => Promise<{ readonly default: ComponentType }>

/** A part that stays the server's HTML until it is hydrated. */
export interface LazyIsland {
  readonly load: Load
  readonly hydrated: Signal
}

interface Signal {
  isGiven: boolean
  readonly promise: Promise<void>
  give: () => void
}

const islands = new Map<string, LazyIsland>()
/** Given once the shopper uses the page: all islands hydrate then. */
const pageUsed = createSignal()

function createSignal(): Signal {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  const signal: Signal = {
    isGiven: false,
    promise,
    give() {
      signal.isGiven = true
      resolve()
    },
  }
  return signal
}

/** Fetches the code of all islands, hydrated or not: on the server before it renders, in the browser before another page is shown. */
export async function prepareIslands(): Promise<void> {
  const known = islands.size
  await Promise.all([...islands.values()].map(({ load }) => load()))
  // A nested island is registered when the code of the outer one is loaded.
  if (islands.size > known) await prepareIslands()
}

/** Hydrates the islands: the page is being used. A server calls it before it renders, as it waits for no touch. */
export function hydrateIslands(): void {
  pageUsed.give()
}

/** Calls `listener` when the islands are told to hydrate, or soon if they have been. */
export function onHydrate(listener: () => void): void {
  void pageUsed.promise.then(listener)
}

/** The outermost island around an element that is not hydrated yet. */
export function pendingIslandOf(element: Element): LazyIsland | undefined {
  let pending: LazyIsland | undefined
  for (let at: Element | null = element; at; at = at.parentElement) {
    const island = islands.get(at.getAttribute('data-island') ?? '')
    if (island?.hydrated.isGiven === false) pending = island
  }
  return pending
}

/**
 * A part of the page that works as plain HTML, such as the footer: its code is a chunk of its own that a page needs only
 * when it is touched. The island takes no props, so that nothing renders it again before its code is here: React would
 * discard the server's HTML.
 *
 * @param fallback Shown until the code is here, where the server has rendered nothing.
 */
export function createLazyIsland(name: string, importPart: Load, fallback?: ReactNode): ComponentType {
  const hydrated = createSignal()
  let part: ComponentType | null = null

  async function load() {
    const { default: Part } = await importPart()
    part ??= function HydratedPart() {
      useEffect(() => hydrated.give(), [])
      return <Part />
    }
    return { default: part }
  }

  const LazyPart = lazy(async () => {
    await pageUsed.promise
    // The server's HTML keeps working meanwhile.
    return untilLoaded(load)
  })

  /** On a server, and on a page reached by a link, the code is loaded already: the part must be rendered at once. */
  function Content() {
    const [Ready] = useState(() => (part && pageUsed.isGiven ? part : LazyPart))
    return <Ready />
  }

  islands.set(name, { load, hydrated })
  return memo(function LazyIsland() {
    return (
      <div data-island={name} className="shop-island">
        <Suspense fallback={fallback}>
          <Content />
        </Suspense>
      </div>
    )
  })
}
