/** How a request ended: its status, or how it failed without one. */
export type Ending = number | 'no answer' | 'too late'

interface Phase {
  readonly name: string
  readonly times: number[]
  readonly failures: Map<string, number>
}

/** Counts requests by the phase in which they began. */
export interface Tally {
  begin: (phase: string) => void
  /** Call when a request begins, with what is asked for; the function that it gives takes how it ended, and who answered. */
  request: (what: string) => (ending: Ending, by?: string) => void
  /** A row for each phase. */
  rows: () => Readonly<Record<string, object>>
  /** What failed in each phase, how, and by whom. */
  failures: () => Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** A limit, a server that fails, or no answer: everything that the shopper would have to repeat. */
const hasFailed = (ending: Ending) => typeof ending === 'string' || ending >= 500 || ending === 429

/** Makes a tally; `clock` is in ms. */
export function createTally(clock: () => number = () => performance.now()): Tally {
  const phases: Phase[] = []
  return {
    begin: (name) => void phases.push({ name, times: [], failures: new Map() }),
    request(what) {
      const [phase, began] = [phases.at(-1), clock()]
      return (ending, by = 'nobody') => {
        phase?.times.push(clock() - began)
        const kind = `${ending} by ${by}: ${what}`
        if (hasFailed(ending)) phase?.failures.set(kind, (phase.failures.get(kind) ?? 0) + 1)
      }
    },
    rows: () => Object.fromEntries(phases.map((phase) => [phase.name, describe(phase)])),
    failures: () => Object.fromEntries(phases.map(({ name, failures }) => [name, Object.fromEntries(failures)])),
  }
}

function describe({ times, failures }: Phase) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  return { requests: times.length, failed, p50: at(0.5), p99: at(0.99) }
}
