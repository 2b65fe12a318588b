import { setTimeout as wait } from 'node:timers/promises'

/** Tells whether a server answers. */
export interface HealthProbe {
  /** It did not answer the last probe, and is probed until it does. */
  readonly isDown: boolean
  /** A statement failed as in an outage: probes the server until it answers. */
  suspect: () => void
  /** Stops probing. */
  stop: () => void
}

/** Time between two probes of a server that is down, in ms. */
const everyMs = 500

/** Watches a server by `probe`, which rejects when it does not answer in time. */
export function createHealthProbe(probe: () => Promise<void>): HealthProbe {
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
