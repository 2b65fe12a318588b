import { useState } from 'react'
import { SearchCombobox } from './search-combobox.tsx'
import type { SearchComboboxProps } from './search-combobox.tsx'
import { SearchForm } from './search-form.tsx'

/** Props of a search box with its own form. */
export interface SearchBoxProps extends Omit<SearchComboboxProps, 'form'> {
  /** Address that the form asks with `q` while no script runs. */
  action: string
}

/** A search form and the panel that opens under it [11.1 - 11.9]. Renders a `<div>`. A page with a form of its own takes `SearchCombobox`. */
export function SearchBox({ action, className, style, ref, ...props }: SearchBoxProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <SearchForm
      {...{ className, style, ref }}
      action={action}
      variant={props.variant}
      defaultValue={props.view.text}
      formRef={setForm}
      messages={props.messages}
    >
      {form ? <SearchCombobox {...props} form={form} /> : null}
    </SearchForm>
  )
}
