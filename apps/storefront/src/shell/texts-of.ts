import type { Locale } from '@krishi/storefront-core/locale'
import { createTranslate, formatMessage } from '@krishi/storefront-ui/i18n'
import type { CompiledMessages, Translate } from '@krishi/storefront-ui/i18n'

/** Returns the texts of a scope, English where the page's language lacks one: `useWidgetMessages` without React. */
export type TextsOf = <Messages extends object>(scope: string, en: Messages) => Translate<keyof Messages & string>

/** The texts of a page in its language. */
export function createTextsOf(locale: Locale, messages: Readonly<Record<string, CompiledMessages>>): TextsOf {
  return (scope, en) =>
    createTranslate(
      {
        scope,
        en: en as unknown as CompiledMessages,
        provided: messages[scope],
        locale,
        overrides: undefined,
        onMessageError: undefined,
      },
      formatMessage,
    )
}
