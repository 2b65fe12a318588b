/** Whether the shopper is there to see an answer. */
export interface Presence {
  /** The page is hidden, or the device is offline. */
  isAway: () => boolean
  /** Calls the listener when the page may be visible or online again; the returned function stops that. */
  onReturn: (listener: () => void) => () => void
}
