/** How a grid lays out its cells. */
export interface GridTracks {
  readonly columns: number
  /** Between two rows, in px. */
  readonly gap: number
  /** Height of a row that has not been measured, in px: that of the first one seen. */
  readonly rowHeight: number
  /** Where the grid begins in the document, in px. */
  readonly top: number
}

const unknown: GridTracks = { columns: 1, gap: 0, rowHeight: 0, top: 0 }

/** Reads what the style sheet has made of `list`; gives `known` itself where nothing has changed. */
export function measureTracks(list: HTMLElement | null, known: GridTracks = unknown): GridTracks {
  if (list === null) return known
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const columns = gridTemplateColumns.split(' ').length
  const tracks = {
    columns,
    gap: Number.parseFloat(rowGap) || 0,
    rowHeight: columns === known.columns && known.rowHeight > 0 ? known.rowHeight : heightOf(list),
    top: Math.round(list.getBoundingClientRect().top + scrollY),
  }
  const isSame = (Object.keys(tracks) as (keyof GridTracks)[]).every((key) => tracks[key] === known[key])
  return isSame ? known : tracks
}

function heightOf(list: HTMLElement): number {
  return list.querySelector<HTMLElement>(':scope > [data-part="cell"]')?.offsetHeight ?? 0
}

/** The rows of `list` that exist, with their heights in px. */
export function rowsOf(
  list: HTMLElement,
  columns: number,
): readonly { readonly row: number; readonly height: number }[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')].flatMap((cell) => {
    const index = Number(cell.dataset['index'])
    return index % columns === 0 ? [{ row: index / columns, height: cell.offsetHeight }] : []
  })
}
