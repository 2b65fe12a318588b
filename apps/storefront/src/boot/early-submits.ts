/** What a shopper submitted before the shop was live. */
export interface EarlySubmit {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

interface ShopGlobal {
  queue: EarlySubmit[]
  live: boolean
  /** Submits what waits as plain HTML, where that can be. */
  giveUp: () => void
}

declare global {
  interface Window {
    /** Set by the inline boot script. */
    __shop?: ShopGlobal
  }
}

/** Hands over what was submitted before hydration and lets later submits through. React replays none of them. */
export function takeEarlySubmits(): readonly EarlySubmit[] {
  const shop = window.__shop
  if (!shop) return []
  shop.live = true
  const taken = shop.queue.splice(0)
  for (const { submitter } of taken) submitter?.removeAttribute('aria-busy')
  return taken
}

/** Tells the boot script that the shop will not come alive, so that it submits the forms natively. */
export function reportFailedStart(): void {
  window.__shop?.giveUp()
}
