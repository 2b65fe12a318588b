import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useEffectEvent } from '../react-compat.ts'

/** What happens in a search field, apart from what the browser does by itself. */
export interface SearchFieldEvents {
  onFocus: (text: string) => void
  onText: (text: string, details: { readonly isComposing: boolean }) => void
  /** Handles a key that no composition has taken, "Alt+ArrowDown" with Alt; true when it is done with it. */
  onKey: (key: string) => boolean
  /** True when the submit is done with; else the form is sent. */
  onSubmit: (text: string) => boolean
  /** The focus left the form for something else. */
  onLeave: () => void
  /** Escape on something in the box that is not the field. */
  onEscapeInBox: () => void
  /** A click anywhere but in the box. */
  onClickOutside: () => void
}

/** The search field of a form. */
export function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input[type="search"]')
}

/** Puts a text into the field of a form as if it had been typed, and the focus behind it. */
export function typeInto(form: HTMLFormElement, text: string): void {
  const field = fieldOf(form)
  if (!field) return
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Listens to a form that is there already, so that field, caret and a word half composed stay untouched when its code
 * arrives.
 *
 * @param box Holds the form and whatever opens from it: a click or the focus in there is not outside.
 */
export function useSearchField(form: HTMLFormElement, box: () => HTMLElement | null, events: SearchFieldEvents): void {
  const begin = useEffectEvent(() => {
    const field = fieldOf(form)
    if (field?.matches(':focus')) events.onFocus(field.value)
  })
  const focus = useEffectEvent((field: HTMLInputElement) => events.onFocus(field.value))
  // Rendered synchronously: text rendered after the next key press would overwrite that key.
  const text = useEffectEvent((field: HTMLInputElement, isComposing: boolean) =>
    flushSync(() => events.onText(field.value, { isComposing })),
  )
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isComposed = event.isComposing || event.keyCode === 229
    if (isComposed) {
      // Enter ends the composition; it must not submit the form.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    const key = event.altKey ? `Alt+${event.key}` : event.key
    // Rendered at once: in a shadow root React does not treat a native listener's event as user input and renders later;
    // a quick second key would then be handled with the state from before the first.
    if (isPlain && flushSync(() => events.onKey(key))) event.preventDefault()
  })
  const submit = useEffectEvent((event: SubmitEvent) => {
    if (events.onSubmit(fieldOf(form)?.value ?? '')) event.preventDefault()
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && !form.contains(next) && !box()?.contains(next)) events.onLeave()
  })
  const escapeInBox = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && events.onEscapeInBox())
  const clickOutside = useEffectEvent(() => events.onClickOutside())

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const field = fieldOf(form)
    let inside: Event | null = null
    const markInside = (event: Event) => void (inside = event)

    begin()
    form.addEventListener('submit', submit, { signal })
    field?.addEventListener('focus', () => focus(field), { signal })
    field?.addEventListener('pointerdown', () => field.matches(':focus') && focus(field), { signal })
    field?.addEventListener('input', (event) => text(field, event instanceof InputEvent && event.isComposing), {
      signal,
    })
    field?.addEventListener('compositionend', () => text(field, false), { signal })
    field?.addEventListener('keydown', press, { signal })
    box()?.addEventListener('keydown', escapeInBox, { signal })
    box()?.addEventListener('mousedown', keepFocus, { signal })
    for (const part of [form, box()]) {
      part?.addEventListener('focusout', leave, { signal })
      // Marked in the capture phase: outside a closed shadow root the real target of a click is hidden.
      part?.addEventListener('click', markInside, { signal })
    }
    form.ownerDocument.defaultView?.addEventListener('click', (event) => event !== inside && clickOutside(), { signal })
    return () => stop.abort()
  }, [form, box])
}

/** A press on an option leaves the focus in the field, and the keyboard of the phone where it is. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button') === null) event.preventDefault()
}
