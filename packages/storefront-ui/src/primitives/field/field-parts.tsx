import type { ReactNode } from 'react'
import { AlertCircleIcon } from '../icon/index.ts'

/** Ids that tie a control to its words. */
export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
}

/** The ids of a field, all grown from one. */
export function fieldIds(id: string): FieldIds {
  return { control: id, hint: `${id}-hint`, error: `${id}-error` }
}

/** `aria-describedby` of a control: the error first, because it is what matters now. */
export function describedBy(ids: FieldIds, hint: ReactNode, error: string | undefined): string | undefined {
  return [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean).join(' ') || undefined
}

/** The line under a label. Renders a `<p>`, or nothing. */
export function FieldHint({ ids, children }: { ids: FieldIds; children: ReactNode }) {
  if (!children) return null
  return (
    <p data-scope="field" data-part="hint" id={ids.hint}>
      {children}
    </p>
  )
}

/** What is wrong with the value, with a sign that does not rely on colour. Renders a `<p>`, or nothing. */
export function FieldError({ ids, children }: { ids: FieldIds; children: string | undefined }) {
  if (!children) return null
  return (
    <p data-scope="field" data-part="error" id={ids.error}>
      <AlertCircleIcon />
      <span>{children}</span>
    </p>
  )
}
