import { useCallback, useSyncExternalStore } from 'react'

/** What has arrived in this page, and who waits for it: a second view has it at once. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()
const waiting = new Set<() => void>()

function subscribe(onArrival: () => void): () => void {
  waiting.add(onArrival)
  return () => waiting.delete(onArrival)
}

const nothing = () => null

/**
 * Code that is fetched when the shopper comes near it. Returns what `load` returns, null until then, and the function that
 * fetches it; `load` is an `import()`, which fetches once. That function resolves to the code, or to null where it is lost: the
 * page then goes on without it, and the next call tries again. While React takes over the server's markup it is null, as it was on
 * the server, even if it has arrived by then.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>): readonly [Chunk | null, () => Promise<Chunk | null>] {
  const chunk = useSyncExternalStore(subscribe, () => (arrived.get(load) as Chunk | undefined) ?? null, nothing)
  const want = useCallback(
    () =>
      load().then((loaded) => {
        arrived.set(load, loaded)
        for (const tell of waiting) tell()
        return loaded
      }, nothing),
    [load],
  )
  return [chunk, want]
}
