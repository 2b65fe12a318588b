import type { Locale } from '@krishi/storefront-core/locale'
import { createContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { takesRef, use } from '../react-compat.ts'
import { ExternalLink, isExternalHref } from './link.tsx'
import type { LinkComponent, LinkProps } from './link.tsx'
import type { CompiledMessages, MessageError } from './messages.ts'

/** Makes Back close what `close` closes, until the answer is called. */
export type GuardBack = (close: () => void) => () => void

/** What the host gives every widget below the provider. */
export interface UiProviderProps {
  /** Language of the texts. @default 'en', or that of the provider above */
  locale?: Locale
  /** Texts by scope (`productCard`), in `locale`. A key that is missing falls back to English. */
  messages?: Readonly<Partial<Record<string, CompiledMessages>>>
  /** The router's link, used for addresses of this site. @default a plain `<a>` */
  link?: LinkComponent
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

interface UiContextValue {
  readonly locale: Locale
  readonly messages: Readonly<Partial<Record<string, CompiledMessages>>>
  readonly link: LinkComponent
  readonly portalContainer?: HTMLElement | null | undefined
  readonly guardBack?: GuardBack | undefined
  readonly onMessageError?: ((error: MessageError) => void) | undefined
}

/** What a widget may read of its surroundings. */
export interface Ui extends Omit<UiContextValue, 'link'> {
  /** Every link of a view: the host's link inside the site, a new tab with `rel="noopener"` outside [05.6]. */
  readonly Link: LinkComponent
}

const UiContext = createContext<UiContextValue>({ locale: 'en', messages: {}, link: 'a' })

/**
 * Gives widgets their language, texts and link. Optional: without it they are English and link with `<a>`. A provider
 * inside another changes only what it names. Renders nothing of its own.
 */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages, link, portalContainer, guardBack, onMessageError, children } = props
  const above = use(UiContext)
  const value = useMemo<UiContextValue>(
    () => ({
      locale: locale ?? above.locale,
      // Texts of an outer provider in another language are not inherited.
      messages: messages ?? (locale === undefined || locale === above.locale ? above.messages : {}),
      link: link ?? above.link,
      portalContainer: portalContainer === undefined ? above.portalContainer : portalContainer,
      guardBack: guardBack ?? above.guardBack,
      onMessageError: onMessageError ?? above.onMessageError,
    }),
    [above, locale, messages, link, portalContainer, guardBack, onMessageError],
  )
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>
}

const UiLink = takesRef(function UiLink(props: LinkProps) {
  const { link: Link } = use(UiContext)
  // Called, not rendered: so the ref of the props is that of its anchor, with React 18 too.
  return isExternalHref(props.href) ? ExternalLink(props) : <Link {...props} />
})

/** The language, the link and the container of the nearest provider, or their defaults. */
export function useUi(): Ui {
  return { ...use(UiContext), Link: UiLink }
}
