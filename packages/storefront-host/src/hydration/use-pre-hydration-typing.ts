import { useEffect, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what was typed into a widget before it was hydrated: hydration resets every field to its first value without an event.
 * Fields are found by the widget's `data-scope`, and the text is entered again after hydration. Call it above the widget.
 */
export function usePreHydrationTyping(scope: string): void {
  const [typed] = useState(() => readTyped(scope))

  useEffect(() => {
    for (const [control, value] of typed) {
      if (!control.isConnected) continue
      // React tracks values that are set on the element, and reports a change only if the value then differs from that.
      control.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }, [typed])
}

function readTyped(scope: string): (readonly [TextControl, string])[] {
  if (typeof document === 'undefined') return []
  const controls = document.querySelectorAll<TextControl>(
    `[data-scope="${scope}"][data-part="root"] :is(input:not([type="checkbox"]), textarea, select)`,
  )
  return [...controls].filter(isTyped).map((control) => [control, control.value])
}

function isTyped(control: TextControl): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  return [...control.options].some((option) => option.selected && !option.defaultSelected && option.value !== '')
}
