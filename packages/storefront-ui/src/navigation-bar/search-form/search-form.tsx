import type { Ref } from 'react'
import { SearchIcon } from '../../primitives/icon/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import type { Translate } from '../../i18n/index.ts'
import type en from '../messages/en.json'

interface SearchFormProps {
  readonly formRef: Ref<HTMLFormElement> | undefined
  /** Where the form goes: a page of results that works without scripts. */
  readonly action: string
  readonly query: string | undefined
  readonly t: Translate<keyof typeof en>
}

/** The search of the bar. Renders a `<form>`. */
export function SearchForm({ formRef, action, query, t }: SearchFormProps) {
  return (
    <form
      ref={formRef}
      data-scope="bar-search"
      data-part="root"
      role="search"
      aria-label={t('searchLabel')}
      action={action}
      method="get"
    >
      <label data-scope="bar-search" data-part="label">
        <VisuallyHidden>{t('searchLabel')}</VisuallyHidden>
        <SearchIcon />
        <input name="q" type="search" defaultValue={query} placeholder={t('searchPlaceholder')} />
      </label>
      <button type="submit">{t('searchAction')}</button>
    </form>
  )
}
