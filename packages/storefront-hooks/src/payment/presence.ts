/** Whether the shopper is there to see an answer. */
export interface Presence {
  /** The page is hidden, or the device is offline. */
  isAway(): boolean
  /** Calls the listener when she or the network may be back; the answer ends it. */
  onReturn(listener: () => void): () => void
}
