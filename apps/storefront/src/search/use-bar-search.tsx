import type { NavigationBarProps } from '@krishi/storefront-ui/navigation-bar'
import { useEffect, useRef, useState } from 'react'
import { matchRoute } from '../routes/match-route.ts'
import { LiveSearchOutlet } from './live-search-outlet.tsx'

/** The search of the bar: its text is the term whose results are shown, and it is hydrated when it is used. */
export function useBarSearch(pathname: string) {
  const { route, params } = matchRoute(pathname)
  const term = route?.screen === 'search' ? (params['term'] ?? '') : ''
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
