import type { Translate } from './create-translate.ts'
import { formatMessage } from './format-message.ts'
import type { MessageOverrides } from './messages.ts'
import { useMessages } from './use-messages.ts'

/**
 * The texts of a widget in the shopper's language. A key is looked up in `overrides`, then in what the provider has
 * for `scope`, then in the bundled English; a miss outside English is reported to `onMessageError` once.
 */
export function useWidgetMessages<Messages extends Readonly<Record<string, unknown>>>(
  scope: string,
  en: Messages,
  overrides?: MessageOverrides<Messages>,
): Translate<keyof Messages & string> {
  return useMessages(formatMessage, scope, en, overrides)
}
