import { readSearchTerm } from '@krishi/storefront-core/catalog'
import { foundProductsOptions, useFoundProducts } from '@krishi/storefront-hooks/search'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { FoundProductsWidget } from '@krishi/storefront-widgets/product-listing'
import type { PageModule, PageProps } from '../shell/page.ts'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { CompareIsland } from '../features/listing/compare-island.ts'
import en from '../features/search/messages/en.json'
import { ResultCategories } from '../features/search/result-categories.tsx'
import { ResultsHeader } from '../features/search/results-header.tsx'
import { ResultsHelp } from '../features/search/results-help-island.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { usePaths } from '../shell/shop-context.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/results.css'

function SearchPage({ params, search }: PageProps) {
  const term = readSearchTerm(params['term'] ?? '')
  return term === '' ? <NoTerm /> : <Results term={term} firstPage={parsePageNo(search)} />
}

function Results({ term, firstPage }: { readonly term: string; readonly firstPage: number }) {
  const t = useWidgetMessages('search', en)
  const paths = usePaths()
  const found = useFoundProducts({ term, firstPage })
  const { isNear } = found
  const title = t(isNear ? 'nearTitle' : 'title', { term })
  return (
    <div className="results">
      <Breadcrumb steps={[]} current={title} />
      <ResultsHeader title={title} near={isNear} found={found} unit="products">
        {found.items.length > 0 ? <CompareIsland /> : null}
      </ResultsHeader>
      {isNear ? null : <ResultCategories categories={found.categories} />}
      <FoundProductsWidget
        term={term}
        title={isNear ? t('nearest') : title}
        firstPage={firstPage}
        priorityCount={2}
        formAction={paths.cartForm}
        productHref={(handle) => paths.product(handle, { from: 'search' })}
        pageHref={(pageNo) => paths.searchTerm(term, pageNo)}
        empty={<ResultsHelp />}
      />
      {isNear ? <ResultsHelp /> : null}
    </div>
  )
}

function NoTerm() {
  const t = useWidgetMessages('search', en)
  return (
    <div className="results">
      <h1>{t('noTermTitle')}</h1>
      <ResultsHelp />
    </div>
  )
}

/** The products that a term finds [11.4, 11.10]. */
export const page: PageModule = {
  Component: SearchPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const term = readSearchTerm(params['term'] ?? '')
    const found = foundProductsOptions(ports, { term, locale, firstPage: parsePageNo(search) })
    if (term !== '') await prefetchPart(queryClient.infiniteQuery(found))
    return 200
  },
  head: ({ textsOf, params, search, locale, ports, queryClient }) => {
    const t = textsOf('search', en)
    const term = readSearchTerm(params['term'] ?? '')
    if (term === '') return { title: t('noTermTitle') }
    const { queryKey } = foundProductsOptions(ports, { term, locale, firstPage: parsePageNo(search) })
    const isNear = queryClient.getQueryData(queryKey)?.pages[0]?.isNear
    return { title: t(isNear ? 'nearTitle' : 'title', { term }) }
  },
}
