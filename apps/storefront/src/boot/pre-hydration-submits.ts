/** What a shopper submitted before hydration. */
export interface PreHydrationSubmit {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

interface ShopGlobal {
  queue: PreHydrationSubmit[]
  /** Does once more what was pressed or chosen too early. */
  replays: (() => void)[]
  live: boolean
  /** The client has not come in time; it may do so later. */
  isGivenUp: boolean
  /** Submits what waits as plain HTML, where that can be. */
  giveUp: () => void
  /** Says that what was tapped could not be loaded. */
  say: () => void
}

declare global {
  interface Window {
    /** Set by the inline boot script. */
    __shop?: ShopGlobal
  }
}

/** Hands over what was submitted before hydration, makes early clicks and choices again and lets later ones through. React replays none. */
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
