import { demandOf, isPage, linkChunks } from './chunk-graph.ts'
import type { Chunk, ChunkGraph, Part, Start } from './chunk-graph.ts'

/**
 * What one more request costs, in bytes: a cheap phone reads headers, compiles and links one more file in about 15 ms, in which slow 4G
 * brings as many bytes. Code that is compressed apart is some 200 bytes larger as well.
 */
const request = 3000

/** Of so many bytes that a page has no use for, the last one counts twice: no page carries much for the others. */
const slack = 1000

/** What a busy page may carry without use: this, and a tenth of what it needs beside the entry. */
const busySlack = 200

/** What a build is planned from. */
export interface PlanSource {
  readonly parts: readonly Part[]
  readonly starts: readonly Start[]
  /** The part that every page loads, with what it imports. */
  readonly entry: string
}

/**
 * Puts parts together as long as that saves more requests than it wastes bytes, the best pair first. Returns the parts of each chunk, the
 * entry's first, in an order in which a chunk imports only from those before it.
 */
export function planChunks(source: PlanSource): string[][] {
  const { starts } = source
  let groups: readonly (readonly Part[])[] = bySameStarts(source)
  let graph = linkChunks(groups, starts)
  const exact = graph
  for (let pair = bestPair(graph, exact); pair !== null; pair = bestPair(graph, exact)) {
    const [one, other] = pair
    groups = graph.chunks
      .filter((chunk) => chunk !== other)
      .map((chunk) => (chunk === one ? [...one.parts, ...other.parts] : chunk.parts))
    graph = linkChunks(groups, starts)
  }
  const inOrder = new Set(graph.chunks.flatMap(({ reach }) => [...reach]))
  return [...inOrder].map(({ parts }) => parts.map(({ id }) => id))
}

/** What to begin with: parts that the same starts need waste nothing together; what the first touch asks for comes at once. */
function bySameStarts({ parts, starts, entry }: PlanSource): Part[][] {
  const singles = parts.map((part) => [part])
  const { chunks } = linkChunks(singles, starts)
  const atOnce = chunks.find((chunk) => chunk.parts[0]?.id === entry)?.reach
  const touched = new Set(starts.flatMap(({ kind, parts: first }) => (kind === 'first-touch' ? first : [])))
  const groups = new Map<string, Part[]>([['entry', []]])
  for (const chunk of chunks) {
    for (const part of chunk.parts) {
      const needing = [...new Set([...chunk.users].map((start) => nameOf(start)))].sort().join()
      const own = touched.has(part.id) ? 'first-touch' : part.isAlone ? `alone: ${part.id}` : needing
      const key = atOnce?.has(chunk) ? 'entry' : own
      groups.set(key, [...(groups.get(key) ?? []), part])
    }
  }
  return [...groups.values()]
}

function nameOf({ kind, parts }: Start): string {
  return kind === 'first-touch' ? kind : `${kind}: ${parts.join()}`
}

/** The two chunks that should rather be one, that of the entry first; null if none should. */
function bestPair(graph: ChunkGraph, exact: ChunkGraph): readonly [Chunk, Chunk] | null {
  const [entry] = graph.chunks
  const open = graph.chunks.filter(({ isAlone }, place) => place === 0 || !isAlone)
  let best: readonly [Chunk, Chunk] | null = null
  let least = 0
  for (const [place, one] of open.entries()) {
    for (const other of open.slice(place + 1)) {
      if (one !== entry && leastCost(one, other) >= least) continue
      const cost = costOfOne(one, other, entry, (start, bytes) => waste(start, bytes, graph, exact))
      if (cost >= least) continue
      best = [one, other]
      least = cost
    }
  }
  return best
}

/** What a merge costs at least: told quickly, it spares most pairs a closer look. */
function leastCost(one: Chunk, other: Chunk): number {
  const [few, many] = one.users.size < other.users.size ? [one, other] : [other, one]
  let both = 0
  for (const start of few.users) if (many.users.has(start)) both += demandOf[start.kind]
  return (one.demand - both) * other.bytes + (other.demand - both) * one.bytes - both * request
}

/** What it costs that a start loads bytes without use. */
function waste(start: Start, bytes: number, graph: ChunkGraph, exact: ChunkGraph): number {
  if (!isPage(start)) return bytes
  const needed = exact.weights.get(start) ?? 0
  const before = (graph.weights.get(start) ?? 0) - needed
  const room = busySlack + (needed - (exact.chunks[0]?.bytes ?? 0)) / 10
  if (start.kind === 'busy-page' && before + bytes > room) return Infinity
  return bytes * (1 + (before + bytes / 2) / slack)
}

/** What it costs all starts together if two chunks become one; less than 0 is a gain. */
function costOfOne(
  one: Chunk,
  other: Chunk,
  entry: Chunk | undefined,
  wasteOf: (start: Start, bytes: number) => number,
): number {
  if (isBetween(one, other) || isBetween(other, one)) return Infinity
  // Whatever is loaded later finds the entry there.
  const isFree = (start: Start) => one === entry && !isPage(start)
  let cost = 0
  for (const [mine, its] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const start of mine.users) {
      if (its.users.has(start) || isFree(start)) continue
      const more = [...its.reach].filter((chunk) => chunk !== its && !chunk.users.has(start))
      cost +=
        demandOf[start.kind] *
        wasteOf(
          start,
          more.reduce((sum, { bytes }) => sum + bytes + request, its.bytes),
        )
    }
  }
  for (const start of other.users) {
    if (one.users.has(start)) cost -= demandOf[start.kind] * (request + (isFree(start) ? other.bytes : 0))
  }
  return cost
}

/** Whether something between the two would import, and be imported by, a chunk of both. */
function isBetween(one: Chunk, other: Chunk): boolean {
  return [...one.imports].some((chunk) => chunk !== other && chunk.reach.has(other))
}
