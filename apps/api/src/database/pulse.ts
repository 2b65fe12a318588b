import { setTimeout as wait } from 'node:timers/promises'

/** Knows whether a server answers. */
export interface Pulse {
  /** It did not answer when it was asked last, and is asked again and again. */
  readonly isDown: boolean
  /** Something failed that may be an outage: asks the server itself, until it answers. */
  suspect(): void
  /** Asks no more. */
  stop(): void
}

/** How long a server that is down is left alone before it is asked again, in ms. */
const everyMs = 500

/** Watches a server by `probe`, which rejects when it does not answer in time. */
export function createPulse(probe: () => Promise<void>): Pulse {
  let isDown = false
  let isAsking = false
  let isStopped = false

  async function askUntilAnswered(): Promise<void> {
    while (!isStopped) {
      try {
        await probe()
        isDown = false
        return
      } catch {
        isDown = true
        await wait(everyMs, null, { ref: false })
      }
    }
  }

  return {
    get isDown() {
      return isDown
    },
    suspect() {
      if (isAsking) return
      isAsking = true
      void askUntilAnswered().finally(() => (isAsking = false))
    },
    stop() {
      isStopped = true
    },
  }
}
