import { useMemo, useState } from 'react'
import type { ChoiceSection, FilterChoice } from './filter-panel.types.ts'
import { findChoices, indexChoices, shortList } from './find-choices.ts'
import type { SearchIndex } from './find-choices.ts'

interface BrandChoices {
  readonly index: SearchIndex
  readonly found: readonly FilterChoice[]
  readonly shown: readonly FilterChoice[]
  readonly search: string
  readonly setSearch: (search: string) => void
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** Which brands of a section are shown: those that a search finds, a few of them until all are asked for [13.7]. */
export function useBrandChoices({ groups, selected, isWhole = false }: ChoiceSection): BrandChoices {
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(isWhole)
  // Choices at the time of folding stay in the short list, so that unticking one does not move the rows.
  const [kept, setKept] = useState(selected)
  const index = useMemo(() => indexChoices(groups), [groups])
  const found = useMemo(() => findChoices(index, search), [index, search])
  const shown = isOpen ? found : shortList(found, new Set([...kept, ...selected]))
  return {
    index,
    found,
    shown,
    search,
    setSearch,
    isOpen,
    toggle() {
      setKept(selected)
      setOpen(!isOpen)
    },
  }
}
