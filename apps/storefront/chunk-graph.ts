/** Modules that the same starting points need: a file of a build that puts nothing together. */
export interface Part {
  readonly id: string
  /** What it adds to a page, in bytes of gzip. */
  readonly bytes: number
  /** The parts that it imports at once. */
  readonly imports: readonly string[]
  /**
   * Whether it stays a file by itself: a page, a late part, or what has a sheet, which comes with the HTML of exactly those pages that
   * need it.
   */
  readonly isAlone: boolean
}

/** Where loading begins. */
export interface Start {
  /** The parts that it begins with. */
  readonly parts: readonly string[]
  /**
   * A page with which many visits begin, any other page, what the first touch of every page asks for, a page with all that follows its
   * first touch, or what is loaded later by itself. A page loads the entry as well; the others find it there.
   */
  readonly kind: 'busy-page' | 'page' | 'first-touch' | 'touched-page' | 'later'
}

/** How often each kind is begun with, against a page. */
export const demandOf: Readonly<Record<Start['kind'], number>> = {
  'busy-page': 100,
  page: 2,
  'first-touch': 1,
  'touched-page': 1,
  later: 0.05,
}

/** Whether a visit can begin there. */
export function isPage({ kind }: Start): boolean {
  return kind === 'busy-page' || kind === 'page'
}

/** Parts that become one file. */
export interface Chunk {
  readonly parts: readonly Part[]
  readonly bytes: number
  readonly isAlone: boolean
  readonly imports: ReadonlySet<Chunk>
  /** The chunk, and all that is loaded with it; what it imports first. */
  readonly reach: ReadonlySet<Chunk>
  /** The starts that load it. */
  readonly users: ReadonlySet<Start>
  /** How often one of them is begun with. */
  readonly demand: number
}

/** Chunks with what they load. */
export interface ChunkGraph {
  /** The chunk of the entry first. */
  readonly chunks: readonly Chunk[]
  /** The bytes that each start loads, of a page those of the entry too. */
  readonly weights: ReadonlyMap<Start, number>
}

type Open<T> = { -readonly [Key in keyof T]: T[Key] extends ReadonlySet<infer Item> ? Set<Item> : T[Key] }

/** Links groups of parts, that of the entry first. They must not import one another in a circle. */
export function linkChunks(groups: readonly (readonly Part[])[], starts: readonly Start[]): ChunkGraph {
  const chunks = groups.map((parts): Open<Chunk> => ({
    parts,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    isAlone: parts.some(({ isAlone }) => isAlone),
    imports: new Set(),
    reach: new Set(),
    users: new Set(),
    demand: 0,
  }))
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.parts.map(({ id }) => [id, chunk] as const)))
  for (const chunk of chunks) {
    for (const id of chunk.parts.flatMap(({ imports }) => imports)) {
      const imported = chunkOf.get(id)
      if (imported && imported !== chunk) chunk.imports.add(imported)
    }
  }
  for (const chunk of chunks) fillReach(chunk)
  const [entry] = chunks
  const weights = new Map<Start, number>()
  for (const start of starts) {
    const loaded = new Set(entry && [entry])
    for (const part of start.parts) for (const chunk of chunkOf.get(part)?.reach ?? []) loaded.add(chunk as Open<Chunk>)
    for (const chunk of loaded) {
      chunk.users.add(start)
      chunk.demand += demandOf[start.kind]
    }
    weights.set(
      start,
      [...loaded].reduce((sum, { bytes }) => sum + bytes, isPage(start) ? 0 : -(entry?.bytes ?? 0)),
    )
  }
  return { chunks, weights }
}

function fillReach(chunk: Open<Chunk>): ReadonlySet<Chunk> {
  if (chunk.reach.size > 0) return chunk.reach
  for (const imported of chunk.imports)
    for (const further of fillReach(imported as Open<Chunk>)) chunk.reach.add(further)
  return chunk.reach.add(chunk)
}
