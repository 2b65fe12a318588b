import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import type { ReadyPage } from '../routes/ready-page.ts'
import en from './messages/en.json'
import { PageOutlet } from './page-outlet.tsx'

const Header = createLazyIsland('header', () => import('./header.tsx'))
const Footer = createLazyIsland('footer', () => import('./footer.tsx'))

/** The frame of every page: skip link, bar, main, footer. */
export function PageFrame({ ready, isPending }: { readonly ready: ReadyPage; readonly isPending: boolean }) {
  const t = useWidgetMessages('shell', en)
  return (
    <>
      <a data-sf-skip-link href="#main">
        {t('skipToContent')}
      </a>
      {isPending ? <div className="shop-progress" role="progressbar" aria-label={t('pageLoading')} /> : null}
      <Header />
      <main id="main" className="shop-main">
        <div id="order-news" />
        <PageOutlet ready={ready} />
      </main>
      <Footer />
    </>
  )
}
