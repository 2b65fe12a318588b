import { useMemo } from 'react'
import { use } from '../react-compat.ts'
import { createTranslate } from './create-translate.ts'
import type { Format, Translate } from './create-translate.ts'
import type { CompiledMessages, MessageOverrides } from './messages.ts'
import { UiContext } from './ui-context.ts'

/** The texts of a widget in the shopper's language, made by `format`. */
export function useMessages<Messages extends Readonly<Record<string, unknown>>>(
  format: Format,
  scope: string,
  en: Messages,
  overrides?: MessageOverrides<Messages>,
): Translate<keyof Messages & string> {
  const { locale, messages, onMessageError, translatorOf = createTranslate } = use(UiContext)
  const provided = messages[scope]
  return useMemo(
    () => translatorOf({ scope, en: en as CompiledMessages, overrides, provided, locale, onMessageError }, format),
    [translatorOf, scope, en, overrides, provided, locale, onMessageError, format],
  )
}
