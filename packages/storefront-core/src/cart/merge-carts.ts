import type { CartLine } from './cart.ts'

/**
 * The version of every line that was ever changed, by line id. A line that has a version and is not in the cart was
 * removed: that is how the other tab learns of it.
 */
export type CartVersions = ReadonlyMap<string, number>

/** A cart of one tab, ready to be merged with that of another. */
export interface VersionedCart {
  readonly lines: readonly CartLine[]
  readonly versions: CartVersions
}

/** The versions after a change of one line: it gets one that is above all others. */
export function touchLine(versions: CartVersions, lineId: string): CartVersions {
  return new Map(versions).set(lineId, Math.max(0, ...versions.values()) + 1)
}

/**
 * Merges the carts of two tabs line by line: of each line the newer version counts, also when that is its removal. Where
 * both changed it at once the larger quantity wins, so that nothing that was added is lost. Both tabs arrive at the same
 * quantities, whoever merges first. My lines keep their place and identity; lines that are new to me come last.
 */
export function mergeCarts(mine: VersionedCart, theirs: VersionedCart): VersionedCart {
  const ids = new Set([...mine.lines, ...theirs.lines].map(({ id }) => id))
  const mineById = byId(mine.lines)
  const theirsById = byId(theirs.lines)
  const lines = [...ids].flatMap((id) => {
    const lead = (mine.versions.get(id) ?? 0) - (theirs.versions.get(id) ?? 0)
    return newer(mineById.get(id), theirsById.get(id), lead) ?? []
  })
  const versions = new Map(mine.versions)
  for (const [id, version] of theirs.versions) versions.set(id, Math.max(version, versions.get(id) ?? 0))
  return { lines, versions }
}

function newer(mine: CartLine | undefined, theirs: CartLine | undefined, lead: number): CartLine | undefined {
  if (lead > 0) return mine
  if (lead < 0) return theirs
  return (theirs?.cartQty ?? 0) > (mine?.cartQty ?? 0) ? theirs : mine
}

function byId(lines: readonly CartLine[]): ReadonlyMap<string, CartLine> {
  return new Map(lines.map((line) => [line.id, line]))
}
