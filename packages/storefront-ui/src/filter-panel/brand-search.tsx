import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Translate } from '../i18n/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { findChoices } from './find-choices.ts'
import type { SearchIndex } from './find-choices.ts'
import type en from './messages/en.json'

interface BrandSearchProps {
  index: SearchIndex
  /** How many were found by what was searched last. */
  found: number
  onSearch: (search: string) => void
  t: Translate<keyof typeof en>
}

/**
 * The words that narrow the brands [13.7], and how many are left. While a keyboard composes a letter, what it has so
 * far may match nothing; the list then stays as it is until the letter is done.
 */
export function BrandSearch({ index, found, onSearch, t }: BrandSearchProps) {
  const [text, setText] = useState('')
  const isComposing = useRef(false)

  function type(typed: string): void {
    setText(typed)
    if (!isComposing.current || findChoices(index, typed).length > 0) onSearch(typed)
  }

  function keepInForm(event: KeyboardEvent): void {
    // Enter would submit the form; the list is filtered already.
    if (event.key === 'Enter') event.preventDefault()
  }

  return (
    <div data-scope="filter-panel" data-part="search">
      <TextField
        label={t('searchBrands')}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onValueChange={type}
        onKeyDown={keepInForm}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          onSearch(event.currentTarget.value)
        }}
      />
      <p data-scope="filter-panel" data-part="found" role="status">
        {t('foundBrands', { count: found })}
      </p>
    </div>
  )
}
