/** What a shopper submitted before hydration. */
export interface PreHydrationSubmit {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

interface ShopGlobal {
  queue: PreHydrationSubmit[]
  /** Clicks and choices from before hydration, to be made again. */
  replays: (() => void)[]
  live: boolean
  /** The client was not loaded in time; it may be loaded later. */
  isGivenUp: boolean
  /** Submits the queued forms natively, where that works. */
  giveUp: () => void
  /** Shows the message that a tap could not be loaded. */
  say: () => void
}

declare global {
  interface Window {
    /** Set by the inline boot script. */
    __shop?: ShopGlobal
  }
}

/** Returns the submits from before hydration, replays the queued clicks and choices, and stops queueing. React replays none of them. */
export function takePreHydrationSubmits(): readonly PreHydrationSubmit[] {
  const shop = window.__shop
  if (!shop) return []
  shop.live = true
  shop.isGivenUp = false
  const taken = shop.queue.splice(0)
  for (const { submitter } of taken) submitter?.removeAttribute('aria-busy')
  for (const replay of shop.replays.splice(0)) replay()
  return taken
}

/** Tells the boot script that hydration failed, so that it submits the forms natively. */
export function reportFailedStart(): void {
  window.__shop?.giveUp()
}
