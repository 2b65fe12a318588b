/** How a request ended: its status, or how it failed without one. */
export type Ending = number | 'no answer' | 'too late'

interface Phase {
  readonly name: string
  readonly times: number[]
  readonly failures: Map<string, number>
}

/** Counts requests by the phase in which they began. */
export interface Tally {
  begin(phase: string): void
  /** Call when a request begins; the function that it gives takes how it ended. */
  request(): (ending: Ending) => void
  /** A row for each phase. */
  rows(): Readonly<Record<string, object>>
}

/** A limit, a server that fails, or no answer: everything that the shopper would have to repeat. */
const hasFailed = (ending: Ending) => typeof ending === 'string' || ending >= 500 || ending === 429

/** Makes a tally; `clock` is in ms. */
export function createTally(clock: () => number = () => performance.now()): Tally {
  const phases: Phase[] = []
  return {
    begin: (name) => void phases.push({ name, times: [], failures: new Map() }),
    request() {
      const [phase, began] = [phases.at(-1), clock()]
      return (ending) => {
        phase?.times.push(clock() - began)
        const kind = String(ending)
        if (hasFailed(ending)) phase?.failures.set(kind, (phase.failures.get(kind) ?? 0) + 1)
      }
    },
    rows: () => Object.fromEntries(phases.map((phase) => [phase.name, describe(phase)])),
  }
}

function describe({ times, failures }: Phase) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
  const kinds = [...failures].map(([kind, count]) => `${count} × ${kind}`)
  return { requests: times.length, failed: kinds.join(', ') || '0', p50: at(0.5), p99: at(0.99) }
}
