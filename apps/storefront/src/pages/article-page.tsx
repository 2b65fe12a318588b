import { formatOrderDate } from '@krishi/storefront-core/format'
import { useArticle } from '@krishi/storefront-hooks/community'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { Film } from '@krishi/storefront-ui/film'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Image } from '@krishi/storefront-ui/primitives/image'
import { SafeHtml, trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import en from '../features/article/messages/en.json'
import type { PageModule, PageProps } from '../shell/page.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { usePaths } from '../shell/shop-context.ts'
import '../styles/shop-window.css'
import '../styles/article.css'

const ArticleGoods = createLazyIsland('article-goods', () => import('../features/article/article-goods.tsx'))

function ArticlePage({ params }: PageProps) {
  const t = useWidgetMessages('article', en)
  const paths = usePaths()
  const remote = useArticle(params['slug'] ?? '')
  if (remote.status === 'loading') return <Skeleton lines={8} />
  if (remote.status === 'failed') return <ErrorNotice title={t('failed')} onRetry={remote.retry} />
  const { title, headerMedia, categoryPath, authorDetails, publishedAt, contentHtml } = remote.value
  return (
    <div className="shop-stack">
      <div className="article">
        <Breadcrumb steps={[{ name: t('articles'), href: paths.to('/kisan-vedika/blogs') }]} current={title} />
        <article>
          <p className="article-category">{categoryPath.at(-1)?.name}</p>
          <h1>{title}</h1>
          <p className="article-byline">
            {t('author')} <span translate="no">{authorDetails.name}</span> ·{' '}
            <time dateTime={publishedAt}>{formatOrderDate(publishedAt)}</time>
          </p>
          {headerMedia.type === 'youtube' ? (
            <Film videoId={headerMedia.videoId} posterUrl={headerMedia.src} title={title} />
          ) : (
            <Image src={headerMedia.src} alt="" width={320} height={320} priority className="article-picture" />
          )}
          <SafeHtml html={trustedHtml(contentHtml)} />
        </article>
      </div>
      <ArticleGoods />
    </div>
  )
}

/** An article of the house: what it is called, its picture, its text, and the goods that it speaks of [34.7]. */
export const page: PageModule = {
  Component: ArticlePage,
  // Apart: a page that the server has rendered reads nothing.
  prefetch: async (context) => (await import('../features/article/prefetch-article.ts')).prefetchArticle(context),
  head: async (context) => (await import('../features/head/heads.ts')).articleHead(context),
}
