/** Time as stores see it: the present and a way to be called later. Injected, so that tests own both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `task` once after `delayMs`; the answer takes it back. */
  after: (delayMs: number, task: () => void) => () => void
}

/** The clock of the running machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
}
