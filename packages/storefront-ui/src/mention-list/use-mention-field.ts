import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useEffectEvent } from '../react-compat.ts'

interface MentionFieldOptions {
  readonly isOpen: boolean
  readonly listId: string | null
  readonly activeId: string | null
  readonly onCaret: (caret: number | null) => void
  readonly onStep: (step: 1 | -1) => void
  readonly onTake: () => void
}

const steps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 }

/** Listens to a text field that somebody else renders and hears the typing of, and tells assistive technology which name is reached. */
export function useMentionField(field: RefObject<HTMLTextAreaElement | null>, options: MentionFieldOptions): void {
  const { listId, activeId } = options
  const tell = useEffectEvent(() => options.onCaret(field.current?.selectionStart ?? null))
  const leave = useEffectEvent(() => options.onCaret(null))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!options.isOpen || event.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) options.onStep(step)
    else if (event.key === 'Enter' || event.key === 'Tab') options.onTake()
    else if (event.key === 'Escape') options.onCaret(null)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const element = field.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    element.setAttribute('aria-autocomplete', 'list')
    element.addEventListener('click', () => tell(), { signal })
    element.addEventListener('keydown', (event) => press(event), { signal })
    element.addEventListener('blur', () => leave(), { signal })
    return () => stop.abort()
  }, [field])

  useEffect(() => {
    const element = field.current
    if (!element) return
    for (const [name, id] of [
      ['aria-controls', listId],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (id === null) element.removeAttribute(name)
      else element.setAttribute(name, id)
    }
  }, [field, listId, activeId])
}
