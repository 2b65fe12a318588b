import type { ReactElement, ReactNode } from 'react'
import type { GridLayout } from './grid-layout.ts'

/** A cell of the grid whose cards are rendered. */
interface CellFacts {
  /** Names the parts, such as `product-grid`. */
  readonly scope: string
  /** Cards of the list in all; more than there are here while others are still to come. */
  readonly total: number
}

/**
 * The cells of `cards` that exist by `layout`, for the list of a `ProductGrid`. Each says its place in the whole list,
 * and keeps its element as long as it exists. Renders `<li>` elements and, for what does not exist, room.
 */
export function virtualCells(
  cards: readonly ReactElement[],
  { runs, roomAfter }: GridLayout,
  { scope, total }: CellFacts,
): ReactNode {
  const place = { 'data-scope': scope }
  return [
    ...runs.flatMap(({ from, to, room }, run) => [
      // The same element for as long as it can be: the browser works out anew how the one after a new element looks.
      room > 0 ? <Room key={`room-${run}`} {...{ scope, height: room }} /> : null,
      ...cards.slice(from, to).map((card, index) => (
        <li
          {...place}
          key={card.key ?? from + index}
          data-part="cell"
          data-index={from + index}
          aria-setsize={total}
          aria-posinset={from + index + 1}
        >
          {card}
        </li>
      )),
    ]),
    roomAfter > 0 ? <Room key="room-after" {...{ scope, height: roomAfter }} /> : null,
  ]
}

function Room({ scope, height }: { readonly scope: string; readonly height: number }) {
  return <li data-scope={scope} data-part="room" aria-hidden="true" style={{ gridColumn: '1 / -1', height }} />
}
