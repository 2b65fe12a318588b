import type { Locale } from '@krishi/storefront-core/locale'
import { createTranslate } from './create-translate.ts'
import type { TranslatorOf } from './create-translate.ts'
import type { MessageValues } from './messages.ts'

/**
 * A translator of the host: the text of `key` in `scope`, or undefined where the host has none, which leaves it to our own texts.
 * `values` fill its placeholders; they are missing when only the language of the text is asked for.
 */
export type HostTranslate = (scope: string, key: string, values?: MessageValues) => string | undefined

/**
 * A lookup that asks the host's translator after the `messages` of the widget and before our own texts. What the host says is in
 * `language`.
 */
export function hostTranslator(translate: HostTranslate, language: Locale | undefined): TranslatorOf {
  return (sources, format) => {
    const own = createTranslate(sources, format)
    const ask = (key: string, values?: MessageValues) =>
      sources.overrides?.[key] === undefined ? translate(sources.scope, key, values) : undefined
    return Object.assign((key: string, values?: MessageValues) => ask(key, values) ?? own(key, values), {
      lang: (key: string) => (ask(key) === undefined ? own.lang(key) : language),
    })
  }
}
