import { splitLocalePath } from '@krishi/storefront-core/locale'
import type { NavigationBarProps } from '@krishi/storefront-ui/navigation-bar'
import { useEffect, useRef, useState } from 'react'
import { usePageAddress } from '../../shell/page-address.ts'
import { LiveSearchOutlet } from './live-search-outlet.tsx'

/** The search of the bar: its text is the term whose results are shown, and it is hydrated when it is used. */
export function useBarSearch() {
  const { pathname, params } = usePageAddress()
  const isOfResults = splitLocalePath(pathname).path.startsWith('/search/')
  const term = isOfResults ? (params['term'] ?? '') : ''
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const shown = useRef(term)

  useEffect(() => {
    // What was typed before the client lived stays: only another page changes the text.
    if (shown.current === term) return
    shown.current = term
    const field = form?.querySelector('input')
    if (field) field.value = term
  }, [form, term])

  return {
    searchQuery: term,
    searchRef: setForm,
    searchPanel: form ? <LiveSearchOutlet form={form} variant="products" /> : null,
  } satisfies Partial<NavigationBarProps>
}
