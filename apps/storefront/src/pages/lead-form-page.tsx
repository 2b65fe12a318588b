import { splitLocalePath } from '@krishi/storefront-core/locale'
import { createLazyIsland, hydrateIslands } from '@krishi/storefront-host/hydration'
import { whenIdle } from '@krishi/storefront-host/loading'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useEffect } from 'react'
import { leadPageOf } from '../features/forms/lead-pages.ts'
import en from '../features/forms/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { usePageAddress } from '../shell/page-address.ts'
import { useShop } from '../shell/shop-context.ts'
import '../styles/lead-form.css'

const LeadForm = createLazyIsland('lead-form', () => import('../features/forms/lead-form-island.tsx'))

function LeadFormPage() {
  const t = useWidgetMessages('forms', en)
  const { settings } = useShop()
  const { path } = splitLocalePath(usePageAddress().pathname)
  const { title, intro } = leadPageOf(path)
  // The form shows what the device keeps of it as soon as the page is quiet.
  useEffect(() => whenIdle(hydrateIslands), [])
  return (
    <div className="lead-page">
      <div className="lead-page-words">
        <h1>{t(title)}</h1>
        <p className="lead-page-intro">{t(intro)}</p>
      </div>
      <div className="lead-page-next">
        <h2>{t('stepsTitle')}</h2>
        <ol className="lead-page-steps">
          <li>{t('stepSend')}</li>
          <li>{t('stepCall')}</li>
          <li>{t('stepDecide')}</li>
        </ol>
        <p>{t('keeping')}</p>
      </div>
      <div className="lead-page-card">
        <noscript>
          <p>
            {t('needsScript')}
            {settings.supportCallNumber === '' ? null : <> {t('callInstead')}</>}
          </p>
        </noscript>
        <LeadForm />
      </div>
    </div>
  )
}

/** A form by which somebody asks to be called back: a loan, a car, much at once, or to sell here [33.1] [33.2]. */
export const page: PageModule = {
  Component: LeadFormPage,
  head: ({ textsOf, path }) => {
    const t = textsOf('forms', en)
    const { title, intro } = leadPageOf(path)
    return { title: t(title), description: t(intro) }
  },
}
