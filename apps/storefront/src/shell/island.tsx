import { Suspense, lazy, memo, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { replayClicks } from './replay-clicks.ts'
import { untilLoaded } from './until-loaded.ts'

type Load = () => Promise<{ readonly default: ComponentType }>

/** A part that is plain HTML until it comes alive. */
interface Island {
  readonly load: Load
  readonly alive: Signal
}

interface Signal {
  isGiven: boolean
  readonly promise: Promise<void>
  give(): void
}

const islands = new Map<string, Island>()
const awake = createSignal()

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

/** Fetches the code of all islands, however asleep they are: on the server before it renders, in the browser before another page is shown. */
export async function prepareIslands(): Promise<void> {
  const known = islands.size
  await Promise.all([...islands.values()].map(({ load }) => load()))
  // An island within another is known once the other's code is here.
  if (islands.size > known) await prepareIslands()
}

/** Hydrates the islands: the shopper has begun to use the page. */
export function wakeIslands(): void {
  awake.give()
}

/** Calls `listener` when the islands wake, or soon if they have. */
export function onWake(listener: () => void): void {
  void awake.promise.then(listener)
}

/** Makes clicks on islands that are not hydrated yet wait for their code. Once per page, in the browser. */
export function holdIslandClicks(): void {
  const islandOf = (element: Element) => islands.get(element.getAttribute('data-island') ?? '')
  replayClicks(
    (element) => islandOf(element)?.alive.isGiven === false,
    async (element) => {
      wakeIslands()
      await islandOf(element)?.alive.promise
    },
    async (element) => islandOf(element)?.load(),
  )
}

/**
 * A part of the page that works as plain HTML, such as the footer: its code is a chunk of its own that a page needs only
 * once it is touched. The island takes no props, so that nothing draws it anew before its code is here: React would have
 * to throw the server's HTML away.
 *
 * @param fallback What stands there where the server has sent nothing, until the code is here.
 */
export function createIsland(name: string, importPart: Load, fallback?: ReactNode): ComponentType {
  const alive = createSignal()
  let part: ComponentType | null = null

  async function load() {
    const loaded = await importPart()
    part = loaded.default
    return loaded
  }

  async function loadWhenAwake() {
    await awake.promise
    // Its HTML goes on working meanwhile.
    return { default: withHydrationSignal(await untilLoaded(load)) }
  }

  function withHydrationSignal({ default: Part }: Awaited<ReturnType<Load>>) {
    return function Lively() {
      useEffect(() => alive.give(), [])
      return <Part />
    }
  }

  const Late = lazy(loadWhenAwake)

  /** On a page reached by a link, the code is loaded already: its heading must be rendered at once, to take the focus. */
  function Shown() {
    const [Ready] = useState(() => (part && awake.isGiven ? withHydrationSignal({ default: part }) : Late))
    return <Ready />
  }

  function Rendered() {
    if (part) {
      const Part = part
      return <Part />
    }
    throw new Error(
      'An island was rendered before its code was there. The server would send a page without it. Await prepareIslands() first.',
    )
  }

  islands.set(name, { load, alive })
  const Content = import.meta.env.SSR ? Rendered : Shown
  return memo(function Island() {
    return (
      <div data-island={name} className="shop-island">
        <Suspense fallback={fallback}>
          <Content />
        </Suspense>
      </div>
    )
  })
}
