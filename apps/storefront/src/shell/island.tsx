import { Suspense, lazy, memo, useEffect } from 'react'
import type { ComponentType } from 'react'
import { holdClicks } from './held-clicks.ts'

type Load = () => Promise<{ readonly default: ComponentType }>

const loads = new Set<Load>()
const alive = new Set<string>()
const awake = createSignal()
const allAlive = createSignal()

function createSignal() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

/** Fetches the code of all islands, however asleep they are: on the server before it renders, in the browser before another page is shown. */
export async function prepareIslands(): Promise<void> {
  await Promise.all([...loads].map((load) => load()))
}

/** Hydrates the islands: the shopper has begun to use the page. Gives when all are alive. */
export function wakeIslands(): Promise<void> {
  awake.resolve()
  return allAlive.promise
}

/** Makes clicks on sleeping islands wait for their code. Once per page, in the browser. */
export function holdIslandClicks(): void {
  holdClicks((island) => !alive.has(island.getAttribute('data-island') ?? ''), wakeIslands)
}

/**
 * A part around the page that works as plain HTML, such as the footer: its code is a chunk of its own that a page needs
 * only once it is touched. The island takes no props, so that nothing draws it anew before its code is here: React would
 * have to throw the server's HTML away.
 */
export function createIsland(name: string, importPart: Load): ComponentType {
  let part: ComponentType | null = null

  async function load() {
    const loaded = await importPart()
    part = loaded.default
    return loaded
  }

  async function loadWhenAwake() {
    await awake.promise
    for (;;) {
      try {
        return { default: livelyOf(await load()) }
      } catch {
        // Its HTML goes on working meanwhile.
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      }
    }
  }

  function livelyOf({ default: Part }: Awaited<ReturnType<Load>>) {
    return function Lively() {
      useEffect(() => {
        alive.add(name)
        if (alive.size === loads.size) allAlive.resolve()
      }, [])
      return <Part />
    }
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

  loads.add(load)
  const Shown = import.meta.env.SSR ? Rendered : lazy(loadWhenAwake)
  return memo(function Island() {
    return (
      <div data-island={name} className="shop-island">
        <Suspense>
          <Shown />
        </Suspense>
      </div>
    )
  })
}
