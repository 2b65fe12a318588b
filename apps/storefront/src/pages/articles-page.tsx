import { createLazyIsland } from '@krishi/storefront-host/hydration'
import en from '../features/vedika/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import '../styles/shop-window.css'
import '../styles/search.css'
import '../styles/found-articles.css'
import '../styles/community.css'

const ArticleListParts = createLazyIsland('articles', () => import('../features/vedika/article-list-parts.tsx'))

function ArticlesPage() {
  return <ArticleListParts />
}

/** All articles of the house, the newest first [34.7]; what it shows is an island. */
export const page: PageModule = {
  Component: ArticlesPage,
  // Apart: a page that the server has rendered reads nothing.
  prefetch: async (context) => (await import('../features/vedika/community-reads.ts')).prefetchArticles(context),
  head({ textsOf }) {
    const t = textsOf('vedika', en)
    return { title: t('articlesTitle'), description: t('articlesDescription') }
  },
}
