import { Suspense, lazy, memo } from 'react'
import type { ComponentType } from 'react'

type Load = () => Promise<{ readonly default: ComponentType }>

const loads = new Set<Load>()
let wake: () => void
const awake = new Promise<void>((resolve) => {
  wake = resolve
})

/** Fetches the code of all islands, however asleep they are: on the server before it renders, in the browser before another page is shown. */
export async function prepareIslands(): Promise<void> {
  await Promise.all([...loads].map((load) => load()))
}

/** Hydrates the islands: the shopper has begun to use the page. */
export function wakeIslands(): void {
  wake()
}

/**
 * A part around the page that works as plain HTML, such as the footer: its code is a chunk of its own that a page needs
 * only once it is touched. The island takes no props, so that nothing draws it anew before its code is here: React would
 * have to throw the server's HTML away.
 */
export function createIsland(importPart: Load): ComponentType {
  let part: ComponentType | null = null

  async function load() {
    const loaded = await importPart()
    part = loaded.default
    return loaded
  }

  async function loadWhenAwake() {
    await awake
    for (;;) {
      try {
        return await load()
      } catch {
        // Its HTML goes on working meanwhile.
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      }
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
      <Suspense>
        <Shown />
      </Suspense>
    )
  })
}
