import type { Locale } from '@krishi/storefront-core/locale'
import { createContext } from 'react'
import type { ImageLoader } from '../primitives/image/image-source.ts'
import type { TranslatorOf } from './create-translate.ts'
import type { LinkComponent } from './link.tsx'
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

/**
 * What widgets read of their surroundings. A host that knows all of it and counts bytes provides it directly; `UiProvider` also takes
 * what is in a context above, any locale tag and a translator of the host.
 */
export const UiContext = createContext<UiContextValue>({ locale: 'en', messages: {}, link: 'a' })
