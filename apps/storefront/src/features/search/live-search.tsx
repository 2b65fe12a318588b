import { createBrowserHearing } from '@krishi/storefront-hooks/dictation'
import { navigate } from '@krishi/storefront-host/address'
import { SearchBoxWidget } from '@krishi/storefront-widgets/search-box'
import type { OwnTerms, SearchBoxWidgetProps } from '@krishi/storefront-widgets/search-box'
import { useState } from 'react'
import { CropTermsOutlet } from '../farm/crop-terms-outlet.tsx'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/search.css'

export interface LiveSearchProps extends Required<Pick<SearchBoxWidgetProps, 'form' | 'variant'>> {}

/** What makes a search form of the shop interactive, with its own texts: a chunk that is fetched when the form is used. */
export default function LiveSearch({ form, variant }: LiveSearchProps) {
  const paths = usePaths()
  const [hearing] = useState(() => createBrowserHearing(window))
  const [ownTerms, setOwnTerms] = useState<OwnTerms>()
  const results = variant === 'products' ? paths.searchTerm : paths.articleSearch
  const links = {
    product: (handle: string) => paths.product(handle, { from: 'search' }),
    article: paths.article,
    results: (term: string) => results(term),
  }
  return (
    <>
      <SearchBoxWidget {...{ form, variant, links, ownTerms, hearing }} onSearch={(term) => navigate(results(term))} />
      {variant === 'products' ? <CropTermsOutlet onTerms={setOwnTerms} /> : null}
    </>
  )
}
