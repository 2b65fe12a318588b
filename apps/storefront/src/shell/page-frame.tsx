import { PageOutlet } from '@krishi/storefront-host/pages'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import type { FrameParts } from './frame-parts.ts'
import en from './messages/en.json'
import type { ReadyPage } from './ready-page.ts'

interface PageFrameProps {
  readonly parts: FrameParts
  readonly ready: ReadyPage
  readonly isPending: boolean
}

/** The frame of every page: skip link, bar, main, footer. */
export function PageFrame({ parts: { Header, Footer }, ready, isPending }: PageFrameProps) {
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
