import { languageOfTag } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ImageLoader } from '../primitives/image/image-source.ts'
import { use } from '../react-compat.ts'
import { hostTranslator } from './host-translate.ts'
import type { HostTranslate } from './host-translate.ts'
import type { LinkComponent } from './link.tsx'
import type { CompiledMessages, MessageError } from './messages.ts'
import { UiContext } from './ui-context.ts'
import type { GuardBack, UiContextValue } from './ui-context.ts'

/** A language of ours, or any BCP-47 tag. */
export type LocaleTag = Locale | (string & {})

/** What the host gives every widget below the provider. */
export interface UiProviderProps {
  /**
   * Language of the texts, by any BCP-47 tag: `hi-IN` is Hindi. One that is none of ours gives English. Digits are Latin and grouped as
   * in India in every language. @default 'en', or that of the provider above
   */
  locale?: LocaleTag
  /** Texts by scope (`productCard`), in `locale`. A key that is missing falls back to English. */
  messages?: Readonly<Partial<Record<string, CompiledMessages>>>
  /**
   * A translator of the host, such as `t` of use-intl or next-intl: asked before `messages`; what it answers with undefined falls back
   * to them. Give the same function again while it says the same.
   */
  translate?: HostTranslate
  /** The router's link, used for addresses of this site. @default a plain `<a>` */
  link?: LinkComponent
  /** Makes the addresses of pictures, as the loader of next/image does. @default `?w=…&q=…` of the shop's own server */
  imageLoader?: ImageLoader
  /** Where toasts are put; in place when not given. */
  portalContainer?: HTMLElement | null
  /**
   * Makes Back close an overlay instead of leaving the page: called with what closes it when it opens; the answer is called
   * when it is closed. @default Back does what the browser makes of it
   */
  guardBack?: GuardBack
  /** Called while rendering, once per text that the language lacks. Report it; do not set state in it. */
  onMessageError?: (error: MessageError) => void
  children?: ReactNode
}

/**
 * Gives widgets their language, texts, link and pictures. Optional: without it they are English and link with `<a>`. A provider inside
 * another changes only what it names. Renders nothing of its own, unless `locale` is none of our languages and nobody translates: then
 * a `<div lang="en">` without a box, so that the English texts are read as English. Put it around widgets then, not around the page.
 */
export function UiProvider(props: UiProviderProps) {
  const { locale: tag, messages, translate, link, imageLoader, portalContainer, guardBack, onMessageError } = props
  const above = use(UiContext)
  const value = useMemo<UiContextValue>(() => {
    const language = tag === undefined ? above.locale : languageOfTag(tag)
    const locale = language ?? 'en'
    const isForeign = language === undefined
    // Texts of an outer provider in another language are not inherited.
    const inherited = tag === undefined || locale === above.locale ? above : null
    return {
      locale,
      messages: messages ?? inherited?.messages ?? {},
      link: link ?? above.link,
      portalContainer: portalContainer === undefined ? above.portalContainer : portalContainer,
      guardBack: guardBack ?? above.guardBack,
      onMessageError: onMessageError ?? above.onMessageError,
      translatorOf: translate ? hostTranslator(translate, language) : inherited?.translatorOf,
      imageLoader: imageLoader ?? above.imageLoader,
      markedAs: isForeign && !translate ? locale : above.markedAs && (isForeign ? tag : locale),
    }
  }, [above, tag, messages, translate, link, imageLoader, portalContainer, guardBack, onMessageError])
  const { markedAs } = value
  const isNew = markedAs !== undefined && markedAs !== above.markedAs
  return (
    <UiContext.Provider value={value}>
      {isNew ? (
        <div lang={markedAs} style={{ display: 'contents' }}>
          {props.children}
        </div>
      ) : (
        props.children
      )}
    </UiContext.Provider>
  )
}
