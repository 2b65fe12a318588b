import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { SafeHtml } from '../primitives/safe-html/index.ts'
import type { SafeHtmlString } from '../primitives/safe-html/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the text of a collection. */
export interface CollectionDescriptionProps extends RootProps<HTMLElement> {
  /** Names the region: "About {title}". */
  title: LocalizedText
  html: SafeHtmlString
  /** The language that the text is in. */
  lang: Locale
  messages?: MessageOverrides<typeof en>
}

/** The text of a collection, below the grid [12.1]. Renders a `<section>`. */
export function CollectionDescription({ title, html, lang, messages, ...root }: CollectionDescriptionProps) {
  const { locale } = useUi()
  const t = useWidgetMessages('collectionHeader', en, messages)
  return (
    <section
      {...root}
      data-scope="collection-header"
      data-part="description"
      aria-label={t('about', { title: title.text })}
    >
      <SafeHtml html={html} lang={lang === locale ? undefined : lang} />
    </section>
  )
}
