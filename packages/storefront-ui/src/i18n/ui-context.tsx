import type { Locale } from '@krishi/storefront-core/locale'
import { createContext } from 'react'
import type { ImageLoader } from '../primitives/image/image-source.ts'
import { use } from '../react-compat.ts'
import type { TranslatorOf } from './create-translate.ts'
import { ExternalLink, isExternalHref } from './link.tsx'
import type { LinkComponent, LinkProps } from './link.tsx'
import type { CompiledMessages, MessageError } from './messages.ts'

/** Makes Back close what `close` closes, until the answer is called. */
export type GuardBack = (close: () => void) => () => void

/** What `UiContext` holds. */
export interface UiContextValue {
  /** The language of the texts. */
  readonly locale: Locale
  /** Texts by scope (`productCard`), in `locale`. */
  readonly messages: Readonly<Partial<Record<string, CompiledMessages>>>
  /** What renders an address of this site. */
  readonly link: LinkComponent
  /** Where toasts are put; in place when not given. */
  readonly portalContainer?: HTMLElement | null | undefined
  /** Makes Back close an overlay instead of leaving the page. */
  readonly guardBack?: GuardBack | undefined
  /** Called while rendering, once per text that the language lacks. */
  readonly onMessageError?: ((error: MessageError) => void) | undefined
  /** Looks texts up. @default createTranslate */
  readonly translatorOf?: TranslatorOf | undefined
  /** Makes the addresses of pictures. @default the shop's own */
  readonly imageLoader?: ImageLoader | undefined
  /** What a provider above has marked its texts with, so that one of another language must mark its own. */
  readonly markedAs?: string | undefined
}

/** What a widget may read of its surroundings. */
export interface Ui extends Omit<UiContextValue, 'link' | 'markedAs'> {
  /** Every link of a view: the host's link inside the site, a new tab with `rel="noopener"` outside [05.6]. */
  readonly Link: LinkComponent
}

/**
 * What widgets read of their surroundings. A host that knows all of it and counts bytes provides it directly; `UiProvider` also takes
 * what is in a context above, any locale tag and a translator of the host.
 */
export const UiContext = createContext<UiContextValue>({ locale: 'en', messages: {}, link: 'a' })

function UiLink(props: LinkProps) {
  const { link: Link } = use(UiContext)
  return isExternalHref(props.href) ? <ExternalLink {...props} /> : <Link {...props} />
}

/** The language, the link and the container of the nearest provider, or their defaults. */
export function useUi(): Ui {
  return { ...use(UiContext), Link: UiLink }
}
