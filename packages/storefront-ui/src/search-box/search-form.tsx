import type { ReactNode, Ref } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { SearchIcon } from '../primitives/icon/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import type { SearchBoxVariant } from './search-box.types.ts'

/** Props of a plain search form. */
export interface SearchFormProps extends RootProps {
  /** Address that the form asks with `q` while no script runs. */
  action: string
  /** @default 'products' */
  variant?: SearchBoxVariant | undefined
  defaultValue?: string | undefined
  formRef?: Ref<HTMLFormElement> | undefined
  /** What opens under it, such as a `SearchCombobox`. */
  children?: ReactNode
  messages?: MessageOverrides<typeof en> | undefined
}

/** A search form that works without script, and the place under it. Renders a `<div>` around a `<form>`. */
export function SearchForm({ action, variant, defaultValue, formRef, children, messages, ...root }: SearchFormProps) {
  const t = useWidgetMessages('searchBox', en, messages)
  const label = t(variant === 'articles' ? 'labelArticles' : 'label')
  return (
    <div {...root} data-scope="search-box" data-part="root">
      <form
        ref={formRef}
        data-scope="search-box"
        data-part="form"
        role="search"
        aria-label={label}
        action={action}
        method="get"
      >
        <label data-scope="search-box" data-part="field">
          <VisuallyHidden>{label}</VisuallyHidden>
          <SearchIcon />
          <input
            name="q"
            type="search"
            autoComplete="off"
            defaultValue={defaultValue}
            placeholder={t(variant === 'articles' ? 'placeholderArticles' : 'placeholder')}
          />
        </label>
        <button type="submit" data-scope="search-box" data-part="submit">
          {t('submit')}
        </button>
      </form>
      {children}
    </div>
  )
}
