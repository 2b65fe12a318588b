/** Keeps what was made, by name. */
export interface TtlCache<Value> {
  /** What was made under this name, or what `make` gives now: the same promise to all who ask until it is settled. A failure is not kept. */
  get: (name: string, make: () => Promise<Value>) => Promise<Value>
  /** Forgets everything. */
  clear: () => void
}

/** Makes a cache whose values are valid for `lifetimeMs` from when they were begun. */
export function createTtlCache<Value>(lifetimeMs: number): TtlCache<Value> {
  const kept = new Map<string, { readonly until: number; isSettled: boolean; readonly value: Promise<Value> }>()
  return {
    get(name, make) {
      const known = kept.get(name)
      if (known && (!known.isSettled || Date.now() < known.until)) return known.value
      const made = { until: Date.now() + lifetimeMs, isSettled: false, value: make() }
      kept.set(name, made)
      made.value.then(
        () => (made.isSettled = true),
        () => {
          if (kept.get(name) === made) kept.delete(name)
        },
      )
      return made.value
    },
    clear: () => kept.clear(),
  }
}
