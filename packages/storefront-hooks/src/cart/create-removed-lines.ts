import type { CartLine } from '@krishi/storefront-core/cart'
import type { Clock } from '../clock/index.ts'

/** How long a removal can be undone, in ms. */
const undoMs = 6_000

/** Lines that have left the cart: those that the shopper removed, for 6 s, and where each of them stood. */
export interface RemovedLines {
  /** Notes where lines stand that are about to leave. */
  noteLeaving: (lineIds: readonly string[], leaving: readonly string[]) => void
  /** Those that stood behind a line when it left, in their order. */
  followersOf: (lineId: string) => readonly string[]
  /** Keeps a line that the shopper removed until it is too old to be brought back. */
  keep: (line: CartLine) => void
  /** Forgets what it keeps, as after an order. */
  clear: () => void
  /** Takes a kept line out; undefined where it is not kept any more. */
  take: (lineId: string) => CartLine | undefined
}

/** Creates the room of removed lines; `onChange` is told what it keeps, newest last. */
export function createRemovedLines(clock: Clock, onChange: (removed: readonly CartLine[]) => void): RemovedLines {
  const followers = new Map<string, readonly string[]>()
  const kept = new Map<string, { readonly line: CartLine; readonly cancel: () => void }>()
  const tell = () => onChange([...kept.values()].map(({ line }) => line))

  function take(lineId: string): CartLine | undefined {
    const held = kept.get(lineId)
    if (!held) return undefined
    held.cancel()
    kept.delete(lineId)
    tell()
    return held.line
  }

  return {
    take,
    noteLeaving(lineIds, leaving) {
      for (const id of leaving) followers.set(id, lineIds.slice(lineIds.indexOf(id) + 1))
    },
    clear: () => [...kept.keys()].forEach(take),
    followersOf: (lineId) => followers.get(lineId) ?? [],
    keep(line) {
      take(line.id)
      kept.set(line.id, { line, cancel: clock.after(undoMs, () => void take(line.id)) })
      tell()
    },
  }
}
