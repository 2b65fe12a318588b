import type { ContentPageHandle } from '@krishi/storefront-core/content'
import { splitLocalePath } from '@krishi/storefront-core/locale'
import { contentPageOptions, useContentPage } from '@krishi/storefront-hooks/content'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { SafeHtml, trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { contentPageOf, contentPages } from '../features/policies/content-pages.ts'
import en from '../features/policies/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import { usePageAddress } from '../shell/page-address.ts'
import { usePaths } from '../shell/shop-context.ts'
import '../styles/content-page.css'

function ContentPage() {
  const t = useWidgetMessages('policies', en)
  const { Link } = useUi()
  const paths = usePaths()
  const { path } = splitLocalePath(usePageAddress().pathname)
  const { handle, title, text } = contentPageOf(path)
  const others = Object.entries(contentPages).filter(([other]) => other !== path)
  return (
    <div className="content-page">
      <article>
        <h1>{t(title)}</h1>
        <p className="content-page-about">{t(text)}</p>
        <Words handle={handle} />
      </article>
      <nav aria-labelledby="other-pages">
        <h2 id="other-pages">{t('others')}</h2>
        <ul>
          {others.map(([other, page]) => (
            <li key={other}>
              <Link href={paths.to(other)}>{t(page.title)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Words({ handle }: { readonly handle: ContentPageHandle }) {
  const t = useWidgetMessages('policies', en)
  const remote = useContentPage(handle)
  if (remote.status === 'loading') return <Skeleton lines={8} />
  if (remote.status === 'failed') return <ErrorNotice title={t('failed')} onRetry={remote.retry} />
  return <SafeHtml html={trustedHtml(remote.value.text)} lang={remote.value.lang} />
}

/** A page of plain text: terms, refunds, privacy, services, accessibility. The owner may replace each [05.5]. */
export const page: PageModule = {
  Component: ContentPage,
  prefetch: ({ ports, queryClient, locale, path }) =>
    prefetchStatus(queryClient.query(contentPageOptions(ports, { handle: contentPageOf(path).handle, locale }))),
  head: ({ textsOf, path }) => {
    const t = textsOf('policies', en)
    const { title, text } = contentPageOf(path)
    return { title: t(title), description: t(text) }
  },
}
