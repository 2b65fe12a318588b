import { splitLocalePath } from '@krishi/storefront-core/locale'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LeadFormWidget } from '@krishi/storefront-widgets/lead-form'
import { leadPageOf } from '../forms/lead-pages.ts'
import en from '../forms/messages/en.json'
import type { PageModule, PageProps } from '../routes/page.ts'
import { usePageAddress } from '../shell/page-address.ts'
import { usePreHydrationTyping } from '../shell/use-pre-hydration-typing.ts'
import '../styles/lead-form.css'

function LeadFormPage({ search }: PageProps) {
  const t = useWidgetMessages('forms', en)
  usePreHydrationTyping('lead-form')
  const { path } = splitLocalePath(usePageAddress().pathname)
  const { form, title, intro } = leadPageOf(path)
  const product = new URLSearchParams(search).get('product') ?? ''
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
          <p>{t('needsScript')}</p>
        </noscript>
        <LeadFormWidget form={form} prefill={{ product: form === 'bulk-buyer' ? product.slice(0, 300) : '' }} />
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
