import { clearFilters, isNarrowed, toListingSearch } from '@krishi/storefront-core/listing'
import type { FilterName, ListingSelection } from '@krishi/storefront-core/listing'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'

/** A part of the sheet. */
export type SheetSection = FilterName | 'sort'

/** The sheet in which a shopper chooses filters before they are applied together. */
export interface FilterSheetState {
  readonly isOpen: boolean
  /** The part in view; null when the sheet has been closed for a while [13.3]. */
  readonly section: SheetSection | null
  /** What is chosen in the sheet and not applied yet. */
  readonly draft: ListingSelection
  /** Something is chosen, so there is something to clear [13.2]. */
  readonly canClear: boolean
  /** The draft is not what is applied [13.2]. */
  readonly canApply: boolean
}

/** What can be done in the sheet. */
export interface FilterSheetStore extends Pick<
  StoreApi<FilterSheetState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Opens the sheet at a section, or shows another one. */
  show: (section: SheetSection) => void
  change: (draft: ListingSelection) => void
  /** Takes all filters out of the draft; the sort stays. */
  clear: () => void
  /** Forgets the draft and closes [13.3]. */
  close: () => void
  /** The filters that are applied now: after Apply, Back, or another listing. */
  apply: (applied: ListingSelection) => void
}

/** How long the section stays after the sheet has closed, for its way out, in ms [13.3]. */
const sectionStaysMs = 200

/** Creates the sheet of a listing. */
export function createFilterSheet(applied: ListingSelection, clock: Clock): FilterSheetStore {
  let current = applied
  let cancelForget = () => {}
  const store = createStore<FilterSheetState>(() => ({ isOpen: false, section: null, ...draftFacts(applied) }))

  function draftFacts(draft: ListingSelection): Pick<FilterSheetState, 'draft' | 'canClear' | 'canApply'> {
    return { draft, canClear: isNarrowed(draft), canApply: addressOf(draft) !== addressOf(current) }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    show(section) {
      cancelForget()
      store.setState({ isOpen: true, section })
    },
    change: (draft) => store.setState(draftFacts(draft)),
    clear: () => store.setState(draftFacts(clearFilters(store.getState().draft))),
    close() {
      cancelForget()
      store.setState({ isOpen: false, ...draftFacts(current) })
      cancelForget = clock.after(sectionStaysMs, () => store.setState({ section: null }))
    },
    apply(next) {
      if (addressOf(next) === addressOf(current)) return
      current = next
      store.setState(draftFacts(next))
    },
  }
}

function addressOf(selection: ListingSelection): string {
  return toListingSearch({ selection, pageNo: 1 })
}
