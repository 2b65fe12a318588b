import { createContext } from 'react'
import { use } from '../react-compat.ts'

/** What the options of a box share. */
export interface OptionContextValue {
  /** The option that the keyboard is on. */
  readonly activeId: string | null
  /** Begins the id of each option. */
  readonly idPrefix: string
}

/** Set by `SearchCombobox`. */
export const OptionContext = createContext<OptionContextValue>({ activeId: null, idPrefix: '' })

/** The attributes that make a link an option of the list, by its place in it. */
export function useOption(key: string) {
  const { activeId, idPrefix } = use(OptionContext)
  const id = `${idPrefix}-${key}`
  return { id, role: 'option', tabIndex: -1, 'aria-selected': id === activeId } as const
}
