import type { Locale } from '@krishi/storefront-core/locale'
import { useId } from 'react'
import { useUi } from '../i18n/index.ts'
import { SafeHtml } from '../primitives/safe-html/index.ts'
import type { SafeHtmlString } from '../primitives/safe-html/index.ts'
import type { TextName } from './text-tabs.tsx'

/** A sanitised text and the language that it is in. */
export interface ProductText {
  readonly html: SafeHtmlString
  readonly lang: Locale
}

interface TextSectionProps {
  id: string
  name: TextName
  /** Id of the tab that shows it, where there are tabs. */
  tabId: string | undefined
  title: string
  text: ProductText | null
  /** Said where there is no text. */
  missing: string
}

/** A text under its heading. */
export function TextSection({ id, name, tabId, title, text, missing }: TextSectionProps) {
  const { locale } = useUi()
  const headingId = useId()
  return (
    <section
      data-scope="product-description"
      data-part="section"
      data-text={name}
      id={id}
      aria-labelledby={tabId ?? headingId}
      {...(tabId === undefined ? {} : { role: 'tabpanel', tabIndex: 0 })}
    >
      <h2 data-scope="product-description" data-part="heading" id={headingId}>
        {title}
      </h2>
      {text === null || text.html.trim() === '' ? (
        <p data-scope="product-description" data-part="missing">
          {missing}
        </p>
      ) : (
        <SafeHtml html={text.html} lang={text.lang === locale ? undefined : text.lang} />
      )}
    </section>
  )
}
