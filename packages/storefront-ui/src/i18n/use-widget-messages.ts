import type { Locale } from '@krishi/storefront-core/locale'
import { useMemo } from 'react'
import { formatMessage } from './format-message.ts'
import type { CompiledMessage, CompiledMessages, MessageError, MessageOverrides, MessageValues } from './messages.ts'
import { useUi } from './ui-provider.tsx'

/** The language that is bundled with every widget. */
const bundled: Locale = 'en'

/** Gives the text of a key; keys are those of the widget's `en.json`. */
export interface Translate<Key extends string> {
  (key: Key, values?: MessageValues): string
  /** The language that the text of `key` is really in: English where the shopper's language lacks it. */
  lang(key: Key): Locale
}

interface Sources {
  readonly scope: string
  readonly en: CompiledMessages
  readonly overrides: Readonly<Partial<Record<string, CompiledMessage>>> | undefined
  readonly provided: CompiledMessages | undefined
  readonly locale: Locale
  readonly onMessageError: ((error: MessageError) => void) | undefined
}

/**
 * The texts of a widget in the shopper's language. A key is looked up in `overrides`, then in what the provider has
 * for `scope`, then in the bundled English; a miss outside English is reported to `onMessageError` once.
 */
export function useWidgetMessages<Messages extends Readonly<Record<string, unknown>>>(
  scope: string,
  en: Messages,
  overrides?: MessageOverrides<Messages>,
): Translate<keyof Messages & string> {
  const { locale, messages, onMessageError } = useUi()
  const provided = messages[scope]
  return useMemo(
    () => createTranslate({ scope, en: en as CompiledMessages, overrides, provided, locale, onMessageError }),
    [scope, en, overrides, provided, locale, onMessageError],
  )
}

/** The lookup of `useWidgetMessages` without React. */
export function createTranslate(sources: Sources): Translate<string> {
  const { scope, en, overrides, provided, locale, onMessageError } = sources
  const reported = new Set<string>()

  function find(key: string): { message: CompiledMessage; lang: Locale } {
    const own = overrides?.[key] ?? provided?.[key]
    if (own !== undefined) return { message: own, lang: locale }
    if (locale !== bundled && !reported.has(key)) {
      reported.add(key)
      onMessageError?.({ scope, key, locale })
    }
    const message = en[key]
    if (message === undefined) {
      throw new Error(
        `[storefront-ui] "${scope}" has no message "${key}". Its text would be empty. Add the key to its en.json.`,
      )
    }
    return { message, lang: bundled }
  }

  return Object.assign(
    (key: string, values?: MessageValues) => {
      const { message, lang } = find(key)
      return formatMessage(message, lang, values)
    },
    { lang: (key: string) => find(key).lang },
  )
}
