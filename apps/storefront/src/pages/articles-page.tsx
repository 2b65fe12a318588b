import { parsePageNo } from '@krishi/storefront-core/listing'
import { foundArticlesOptions } from '@krishi/storefront-hooks/search'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { FoundArticlesWidget } from '@krishi/storefront-widgets/article-card'
import en from '../vedika/messages/en.json'
import type { PageModule, PageProps } from '../routes/page.ts'
import { ArticleSearch } from '../search/article-search.tsx'
import { usePaths } from '../shell/shop-context.ts'
import { createVedikaPaths } from '../vedika/vedika-paths.ts'
import '../styles/shop-window.css'
import '../styles/search.css'
import '../styles/found-articles.css'
import '../styles/community.css'

function ArticlesPage({ search }: PageProps) {
  const t = useWidgetMessages('vedika', en)
  const paths = usePaths()
  const { posts, articles } = createVedikaPaths(paths)
  return (
    <div className="community">
      <h1 tabIndex={-1}>{t('articlesTitle')}</h1>
      <nav className="community-tabs" aria-label={t('title')}>
        <LinkButton tone="quiet" size="sm" href={posts('')}>
          {t('questions')}
        </LinkButton>
        <LinkButton tone="quiet" size="sm" href={articles()} aria-current="page">
          {t('articles')}
        </LinkButton>
      </nav>
      <ArticleSearch term="" />
      <FoundArticlesWidget
        term=""
        title={t('articlesTitle')}
        firstPage={parsePageNo(search)}
        articleHref={paths.article}
        pageHref={articles}
        empty={<EmptyState as="p" drawing={<SearchDrawing />} title={t('noArticles')} />}
      />
    </div>
  )
}

/** All articles of the house, the newest first [34.7]. */
export const page: PageModule = {
  Component: ArticlesPage,
  async prefetch({ ports, queryClient, locale, search }) {
    const list = foundArticlesOptions(ports, { term: '', locale, firstPage: parsePageNo(search) })
    await queryClient.prefetchInfiniteQuery(list)
    return 200
  },
  head({ textsOf }) {
    const t = textsOf('vedika', en)
    return { title: t('articlesTitle'), description: t('articlesDescription') }
  },
}
