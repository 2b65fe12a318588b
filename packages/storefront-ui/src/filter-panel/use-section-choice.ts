import { useCallback } from 'react'
import type { ChoiceSection, FilterIntents } from './filter-panel.types.ts'

/** Tells of a tick or an untick; the empty value is "Any". */
export type Choose = (value: string, isChosen: boolean) => void

/** The intents of one section, the same function as long as the caller's are. */
export function useSectionChoice({ name }: ChoiceSection, { onChoose, onClear }: FilterIntents): Choose {
  return useCallback(
    (value, isChosen) => (value === '' ? onClear(name) : onChoose(name, value, isChosen)),
    [name, onChoose, onClear],
  )
}
