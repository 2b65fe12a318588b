import { useEffect, useRef } from 'react'
import { fieldOf } from './use-search-field.ts'

/** What the field says of the list that belongs to it. */
export interface ComboboxFacts {
  /** Id of the list, while there is one to choose from. */
  readonly listId: string | null
  readonly activeId: string | null
  /** What stands in the field, as the view has it. */
  readonly text: string
}

/** Makes the field of a form a combobox, and puts a text into it that did not come from there. */
export function useComboboxAttributes(form: HTMLFormElement, { listId, activeId, text }: ComboboxFacts): void {
  useEffect(() => {
    const field = fieldOf(form)
    if (!field) return undefined
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off', enterkeyhint: 'search' }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      const given = [...Object.keys(attributes), 'aria-expanded', 'aria-controls', 'aria-activedescendant']
      for (const name of given) field.removeAttribute(name)
    }
  }, [form])

  useEffect(() => {
    const field = fieldOf(form)
    field?.setAttribute('aria-expanded', String(listId !== null))
    for (const [name, id] of [
      ['aria-controls', listId],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (id === null) field?.removeAttribute(name)
      else field?.setAttribute(name, id)
    }
  }, [form, listId, activeId])

  const known = useRef(text)
  useEffect(() => {
    const field = fieldOf(form)
    // Text in the field when this code loads was typed before it and is kept.
    if (field && known.current !== text && field.value !== text) field.value = text
    known.current = text
  }, [form, text])
}
