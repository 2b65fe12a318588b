import type { Locale } from '@krishi/storefront-core/locale'
import type { CompiledMessage, CompiledMessages, MessageError, MessageValues } from './messages.ts'

/** The language that is bundled with every widget. */
const bundled: Locale = 'en'

/** Returns the text of a key; keys are those of the widget's `en.json`. */
export interface Translate<Key extends string> {
  (key: Key, values?: MessageValues): string
  /**
   * The language that the text of `key` is really in: English where the shopper's language lacks it. Undefined where a translator of the
   * host says it in the language of its page, which is none of ours.
   */
  lang: (key: Key) => Locale | undefined
}

/** Makes the text of a message. */
export type Format = (message: CompiledMessage, values: MessageValues | undefined, locale: Locale) => string

/** Where texts are looked up. */
export interface Sources {
  readonly scope: string
  readonly en: CompiledMessages
  readonly overrides: Readonly<Partial<Record<string, CompiledMessage>>> | undefined
  readonly provided: CompiledMessages | undefined
  readonly locale: Locale
  readonly onMessageError: ((error: MessageError) => void) | undefined
}

/** Makes the texts of a widget from what there is of them. */
export type TranslatorOf = (sources: Sources, format: Format) => Translate<string>

/**
 * Looks texts up in `overrides`, then in what the provider has for the scope, then in the bundled English; a miss outside
 * English is reported to `onMessageError` once.
 */
export function createTranslate(sources: Sources, format: Format): Translate<string> {
  const { scope, en, overrides, provided, locale, onMessageError } = sources
  const reported = new Set<string>()
  const own = (key: string) => overrides?.[key] ?? provided?.[key]

  function lang(key: string): Locale {
    if (own(key) !== undefined) return locale
    if (locale !== bundled && !reported.has(key)) {
      reported.add(key)
      onMessageError?.({ scope, key, locale })
    }
    return bundled
  }

  const translate = (key: string, values?: MessageValues) =>
    format(own(key) ?? (en[key] as CompiledMessage), values, lang(key))
  return Object.assign(translate, { lang })
}
