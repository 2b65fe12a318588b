import type { KeyboardEvent, ReactNode } from 'react'
import type { FormElement } from '../loader/form-element.ts'

/** Around the fields of an element: they are disabled with it, and Enter sends the page's form, as it does in fields of the page. */
export function FormFields({ host, children }: { readonly host: FormElement; readonly children: ReactNode }) {
  function send({ key, target, nativeEvent }: KeyboardEvent): void {
    if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) host.form?.requestSubmit()
  }

  return (
    <fieldset role="presentation" disabled={host.matches(':disabled')} style={{ display: 'contents' }} onKeyDown={send}>
      {children}
    </fieldset>
  )
}
