import { readSearchTerm } from '@krishi/storefront-core/catalog'
import { foundArticlesOptions, useFoundArticles } from '@krishi/storefront-hooks/search'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { FoundArticlesWidget } from '@krishi/storefront-widgets/article-card'
import type { PageModule, PageProps } from '../shell/page.ts'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { ArticleSearch } from '../features/search/article-search.tsx'
import { ResultsHeader } from '../features/search/results-header.tsx'
import en from '../features/search-help/messages/en.json'
import { usePaths } from '../shell/shop-context.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/search.css'
import '../styles/results.css'
import '../styles/found-articles.css'

function ArticleSearchPage({ params, search }: PageProps) {
  const t = useWidgetMessages('searchHelp', en)
  const term = readSearchTerm(params['term'] ?? '')
  return (
    <div className="results">
      <ArticleSearch term={term} />
      {term === '' ? <h1>{t('articlesNoTermTitle')}</h1> : <Results term={term} firstPage={parsePageNo(search)} />}
    </div>
  )
}

function Results({ term, firstPage }: { readonly term: string; readonly firstPage: number }) {
  const t = useWidgetMessages('searchHelp', en)
  const paths = usePaths()
  const title = t('articlesTitle', { term })
  return (
    <>
      <ResultsHeader title={title} found={useFoundArticles({ term, firstPage })} unit="articles" />
      <FoundArticlesWidget
        term={term}
        title={title}
        firstPage={firstPage}
        articleHref={paths.article}
        pageHref={(pageNo) => paths.articleSearch(term, pageNo)}
        empty={
          <EmptyState as="p" drawing={<SearchDrawing />} title={t('noArticles')}>
            <p>{t('hint')}</p>
          </EmptyState>
        }
      />
    </>
  )
}

/** The articles of Kisan Vedika that a term finds [11.4]. */
export const page: PageModule = {
  Component: ArticleSearchPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const term = readSearchTerm(params['term'] ?? '')
    const found = foundArticlesOptions(ports, { term, locale, firstPage: parsePageNo(search) })
    if (term !== '') await prefetchPart(queryClient.infiniteQuery(found))
    return 200
  },
  head: ({ textsOf, params }) => {
    const t = textsOf('searchHelp', en)
    const term = readSearchTerm(params['term'] ?? '')
    return { title: term === '' ? t('articlesNoTermTitle') : t('articlesTitle', { term }) }
  },
}
