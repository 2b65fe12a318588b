import type { Locale } from '@krishi/storefront-core/locale'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { SafeHtml } from '../primitives/safe-html/index.ts'
import type { SafeHtmlString } from '../primitives/safe-html/index.ts'
import en from './messages/en.json'

/** A sanitised text and the language that it is in. */
export interface ProductText {
  readonly html: SafeHtmlString
  readonly lang: Locale
}

/** Props of what there is to read about a product. */
export interface ProductDescriptionProps {
  /** What it is for, in short; null shows no section. */
  overview: ProductText | null
  /** Null shows no section. */
  description: ProductText | null
  countryOfOrigin: string
  /** Active ingredient, grade or variety; empty shows no line. @default '' */
  composition?: string
  messages?: MessageOverrides<typeof en> | undefined
}

/** Overview, description and facts of a product under headings [15.12, first part]. Renders a `<div>` of sections. */
export function ProductDescription(props: ProductDescriptionProps) {
  const { overview, description, countryOfOrigin, composition = '' } = props
  const t = useWidgetMessages('productDescription', en, props.messages)
  return (
    <div data-scope="product-description" data-part="root">
      {overview === null ? null : (
        <Section title={t('overview')}>
          <Html {...overview} />
        </Section>
      )}
      {description === null ? null : (
        <Section title={t('description')}>
          <Html {...description} />
        </Section>
      )}
      <Section title={t('facts')}>
        <dl data-scope="product-description" data-part="facts">
          {composition === '' ? null : <Fact name={t('composition')} value={composition} />}
          <Fact name={t('origin')} value={countryOfOrigin} />
        </dl>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section data-scope="product-description" data-part="section" aria-labelledby={headingId}>
      <h2 data-scope="product-description" data-part="heading" id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Html({ html, lang }: ProductText) {
  const { locale } = useUi()
  return <SafeHtml html={html} lang={lang === locale ? undefined : lang} />
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div data-scope="product-description" data-part="fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
