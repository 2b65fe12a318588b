import { SearchForm } from '@krishi/storefront-ui/search-box'
import { useState } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import { LiveSearchOutlet } from './live-search-outlet.tsx'

/** The search of Kisan Vedika, on its own pages: a plain form that is hydrated when it is used. Renders a `<div>`. */
export function ArticleSearch({ term }: { readonly term: string }) {
  const paths = usePaths()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <SearchForm formRef={setForm} variant="articles" action={paths.articleSearchForm} defaultValue={term}>
      {form ? <LiveSearchOutlet form={form} variant="articles" /> : null}
    </SearchForm>
  )
}
