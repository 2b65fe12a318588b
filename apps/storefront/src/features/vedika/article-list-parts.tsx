import { parsePageNo } from '@krishi/storefront-core/listing'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { FoundArticlesWidget } from '@krishi/storefront-widgets/article-card'
import { ArticleSearch } from '../search/article-search.tsx'
import { usePaths } from '../../shell/shop-context.ts'
import { useCommunity } from './use-community.ts'

/** All of the page of the articles, the newest first [34.7]. A lazy island. */
export default function ArticleListParts() {
  const { t, paths, search } = useCommunity()
  const { article } = usePaths()
  const hasQuestions = useSupports('community.posts')
  return (
    <div className="community">
      <h1 tabIndex={-1}>{t('articlesTitle')}</h1>
      {hasQuestions ? (
        <nav className="community-tabs" aria-label={t('title')}>
          <LinkButton tone="quiet" size="sm" href={paths.posts('')}>
            {t('questions')}
          </LinkButton>
          <LinkButton tone="quiet" size="sm" href={paths.articles()} aria-current="page">
            {t('articles')}
          </LinkButton>
        </nav>
      ) : null}
      <ArticleSearch term="" />
      <FoundArticlesWidget
        term=""
        title={t('articlesTitle')}
        firstPage={parsePageNo(search)}
        articleHref={article}
        pageHref={paths.articles}
        empty={<EmptyState as="p" drawing={<SearchDrawing />} title={t('noArticles')} />}
      />
    </div>
  )
}
