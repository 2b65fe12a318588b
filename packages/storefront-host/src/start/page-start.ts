/**
 * When a page imports its client, unless a touch comes first:
 * - `at-once`: it shows nothing personal until the client runs;
 * - `when-idle`: once it is loaded and idle;
 * - `at-touch`: it is text and links that work without the client. If the device keeps something of the shop, such as a cart,
 *   it starts when idle all the same.
 */
export type StartMoment = 'at-once' | 'when-idle' | 'at-touch'

/** Something that was done with a control before it was hydrated. */
export interface Touch {
  /** A control that was pressed, a field that was filled, or a form that was submitted without a button. */
  readonly control: HTMLElement
  /**
   * A text waits silently and an add to the cart visibly, both until their code is here; a tap and a form that only the client can
   * send fail in time. A field and such a form wait once, whatever is done with them, and all others as often as they are touched.
   */
  readonly kind: 'tap' | 'cart' | 'form' | 'text'
  /** What was in the field last. */
  value: string
  /** What a box or a radio was to become: what the device remembers may have changed it meanwhile. */
  readonly checked: boolean | undefined
  /** What a toggle button said: if it says something else once it is hydrated, it is what the tap was to make of it. */
  readonly pressed: string | null
}

/** What the inline boot script and the client know of each other. */
export interface PageStart {
  /** The addresses of what the page begins with, apart from the entry, one after the other. */
  readonly preload: string
  /** What waits, in order. */
  readonly touches: Touch[]
  /** Selector of controls whose clicks wait: all that do nothing without the client. */
  clicks: string
  /** Selector of forms whose submits wait. */
  forms: string
  /** Whether the control is not hydrated yet. */
  isWaiting: (control: Element) => boolean
  /** Called with each touch; the client replaces it. */
  take: (touch: Touch) => void
  /** The page is hydrated, or the client was given up. */
  live: boolean
  /** The client was not loaded in time; it may be loaded later. */
  isGivenUp: boolean
  /** Makes the touches natively, where that works. */
  giveUp: () => void
  /** Shows the message that a tap could not be loaded. */
  say: () => void
  /** What the build makes of `import()`: set by the entry before any chunk is asked for. */
  load?: (address: string) => Promise<unknown>
}

declare global {
  interface Window {
    /** Set by the inline boot script. */
    __shop?: PageStart
  }
}

/** Tells the boot script that hydration failed, so that what was touched goes the way of plain HTML. */
export function reportFailedStart(): void {
  window.__shop?.giveUp()
}
