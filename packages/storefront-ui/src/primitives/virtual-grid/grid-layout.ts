/** Cells that follow one another. */
export interface GridRun {
  /** Index of the first. */
  readonly from: number
  /** Index after the last. */
  readonly to: number
  /** Height of the cells above that do not exist, in px. */
  readonly room: number
}

/** Which cells of a long grid exist, and the room that the others leave. */
export interface GridLayout {
  /** In order. */
  readonly runs: readonly GridRun[]
  /** Height of the cells below the last run, in px. */
  readonly roomAfter: number
}

/** A row as it was measured, in px from the top of the grid. */
export interface GridRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

interface GridFacts {
  readonly columns: number
  /** Cells in all. */
  readonly count: number
  /** Between two rows, in px. */
  readonly gap: number
  /** Height of all rows, in px. */
  readonly height: number
}

/** The cells of `rows`, in runs: what holds the focus may be far from what is in view. */
export function layoutOf(rows: readonly GridRow[], { columns, count, gap, height }: GridFacts): GridLayout {
  const runs: GridRun[] = []
  let end = 0
  for (const row of rows) {
    const [from, to] = [row.index * columns, Math.min(count, (row.index + 1) * columns)]
    const last = runs.at(-1)
    if (last?.to === from) runs[runs.length - 1] = { ...last, to }
    // The spacer is a grid item, so it has a gap below it.
    else runs.push({ from, to, room: Math.max(0, row.start - end - gap) })
    end = row.end + gap
  }
  return { runs, roomAfter: Math.max(0, height - end) }
}
