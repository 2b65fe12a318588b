import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { FormElement, FormFacts } from '../loader/form-element.ts'

/** A view of an element as a field of the page's form. */
export interface FormField extends Omit<FormFacts, 'anchor'> {
  /** Finds the control that the browser leads to while the form cannot be sent. */
  readonly findAnchor: () => HTMLElement | null | undefined
  /** The form was sent, or asked whether it can be, and cannot. */
  readonly onRefused: () => void
  readonly onReset: () => void
  /** Takes what was typed into the fields between the tags, by their names, before this one stood there. */
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void
}

/** Makes a view a field of the page's form. The fields between the tags leave the form as long as it stands in their place. */
export function useFormField(host: FormElement, { value, problem, findAnchor, ...intents }: FormField): void {
  const onRefused = useEffectEvent(intents.onRefused)
  const onReset = useEffectEvent(intents.onReset)
  const onTyped = useEffectEvent(intents.onTyped)

  useLayoutEffect(() => host.tellForm({ value, problem, anchor: findAnchor() ?? undefined }))

  useEffect(() => {
    const refuse = () => onRefused()
    host.addEventListener('invalid', refuse)
    host.onReset = () => onReset()
    return () => {
      host.removeEventListener('invalid', refuse)
      host.onReset = undefined
      host.tellForm({ value: null, problem: '', anchor: undefined })
    }
  }, [host])

  useEffect(() => {
    const fields = [...host.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (field) => !field.disabled,
    )
    if (fields.length > 0) onTyped(Object.fromEntries(fields.map((field) => [field.name, field.value])))
    if (host.contains(document.activeElement)) host.focus()
    for (const field of fields) field.disabled = true
    return () => {
      for (const field of fields) field.disabled = false
    }
  }, [host])
}
