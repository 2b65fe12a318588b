import { useVirtualGrid, virtualCells } from '@krishi/storefront-ui/primitives/virtual-grid'
import type { GridLayout } from '@krishi/storefront-ui/primitives/virtual-grid'
import type { ReactElement, ReactNode } from 'react'

interface PostCellsProps {
  /** The cards that are loaded, each with a key. */
  readonly cards: readonly ReactElement[]
  /** The list that the cells are in; null until it is there. */
  readonly list: HTMLElement | null
  /** There are no others. */
  readonly isWhole: boolean
}

/** Posts that all exist, so that the browser's own search finds each and all are printed. */
const mostAtOnce = 100

/** What is rendered of a long list until it has been measured, as on the way back to one: a page. */
const unmeasured: GridLayout = { runs: [{ from: 0, to: 20, room: 0 }], roomAfter: 0 }

/** The cells of a feed: of a long one those near the screen alone, with the room of the others. Renders `<li>` elements. */
export function PostCells({ cards, list, isWhole }: PostCellsProps): ReactNode {
  // A short list is measured too: what it measures is where the cards are once it is long.
  const { layout } = useVirtualGrid({ list, count: cards.length, overscan: 0 })
  if (cards.length > mostAtOnce) {
    // By ARIA -1 is a number that is not known.
    return virtualCells(cards, layout ?? unmeasured, { scope: 'community', total: isWhole ? cards.length : -1 })
  }
  return cards.map((card, index) => (
    <li key={card.key} data-scope="community" data-part="cell" data-index={index}>
      {card}
    </li>
  ))
}
