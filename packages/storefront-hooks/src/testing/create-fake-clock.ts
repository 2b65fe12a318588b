import type { Clock } from '../clock/index.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on by `ms`: runs what falls due in order, and lets promises settle between and after. */
  advance: (ms: number) => Promise<void>
  /** How many tasks still wait. */
  waiting: () => number
}

/** Creates a clock that starts at `startsAt` (ms since 1970) and only moves when told. */
export function createFakeClock(startsAt = Date.UTC(2026, 10, 21)): FakeClock {
  let now = startsAt
  const tasks = new Set<{ readonly due: number; readonly run: () => void }>()

  function nextDue(until: number) {
    return [...tasks].filter((task) => task.due <= until).sort((a, b) => a.due - b.due)[0]
  }

  return {
    now: () => now,
    waiting: () => tasks.size,
    after(delayMs, run) {
      const task = { due: now + delayMs, run }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    async advance(ms) {
      const until = now + ms
      await settlePromises()
      for (let task = nextDue(until); task; task = nextDue(until)) {
        tasks.delete(task)
        now = Math.max(now, task.due)
        task.run()
        await settlePromises()
      }
      now = until
    },
  }
}

/** Lets every promise that is ready run its continuations: a message task comes after all microtasks. */
function settlePromises(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
